import { at } from '../base.ts';
import { words } from '../i18n.ts';

const canNotify = (): boolean => 'Notification' in window;

/** Phones show notifications only through the service worker; where there is none, the page shows them itself. */
export async function notify(body: string): Promise<void> {
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
