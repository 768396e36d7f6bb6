import { effect } from '@preact/signals';
import { words } from '../../kit/i18n.ts';
import { settings } from '../../kit/settings/settings.ts';
import { notify } from '../../kit/tools/notify.ts';
import type { Session } from '../../net/store/session.ts';
import { type Moment, type News, newsOf } from './news.ts';

/** Tells what matters to a player who wants it and looks at something else, until called. */
export function followNews(session: Session): () => void {
  let last: Moment = { table: null, game: null, held: [] };
  return effect(() => {
    const now: Moment = { table: session.table.value, game: session.confirmed.value, held: session.held.value };
    const news = newsOf(last, now);
    last = now;
    if (settings.notifications.peek() && document.hidden) for (const one of news) notify(textOf(one));
  });
}

function textOf(news: News): string {
  const { notify } = words.peek();
  return news.type === 'satDown' ? notify.satDown(news.name) : notify[news.type];
}
