import { effect } from '@preact/signals';
import { at } from '../base.ts';
import { words } from '../i18n.ts';
import { settings } from '../settings/settings.ts';
import type { Session } from '../store/session.ts';
import { type Moment, type News, newsOf } from './news.ts';

/** Tells what matters to whoever wants it and looks at something else, until called. */
export function followNews(session: Session): () => void {
  let last: Moment = { table: null, game: null, held: [] };
  return effect(() => {
    const now: Moment = { table: session.table.value, game: session.confirmed.value, held: session.held.value };
    const news = newsOf(last, now);
    last = now;
    if (settings.notifications.peek() && document.hidden) for (const one of news) show(textOf(one));
  });
}

function textOf(news: News): string {
  const { notify } = words.peek();
  return news.type === 'satDown' ? notify.satDown(news.name) : notify[news.type];
}

const canNotify = (): boolean => 'Notification' in window;

/** Phones show notifications only through the service worker; where there is none, the page shows them itself. */
async function show(body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const { title } = words.peek().start;
  const options = { body, tag: body, icon: at('/icons/icon-192.png') };
  const service = await navigator.serviceWorker?.getRegistration();
  if (service?.active) await service.showNotification(title, options);
  else new Notification(title, options);
}

/** Asks the browser, which asks the person; false if either says no. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';
