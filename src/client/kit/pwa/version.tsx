import { signal } from '@preact/signals';
import { at } from '../base.ts';
import button from '../button.module.css';
import { words } from '../i18n.ts';
import { leisure } from './leisure.ts';
import css from './version.module.css';

/** A version that is ready and waits for its turn. */
const waiting = signal<ServiceWorker | null>(null);
const LOOK_EVERY = 30 * 60_000;

/** Keeps the game for offline play, once the page has all it needs itself. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  if (navigator.serviceWorker.controller === null) await leisure();
  const asked = navigator.serviceWorker.register(at('/service.js'), { updateViaCache: 'none' });
  const registration = (await asked.catch(() => undefined)) as ServiceWorkerRegistration | undefined;
  if (registration === undefined) return;
  const notice = () => {
    waiting.value = navigator.serviceWorker.controller === null ? null : registration.waiting;
  };
  // Another page may have found the new version first: then it is on its way already.
  const watch = () => registration.installing?.addEventListener('statechange', notice);
  notice();
  watch();
  registration.addEventListener('updatefound', watch);
  setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY);
}

/** Lets the waiting version take over, then begins anew with it. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('takeOver');
}

/** The newest version there is, whatever was kept: for a page that a table calls outdated. */
export async function reloadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const found = await registration?.update().catch(() => registration);
  const next = found?.installing ?? found?.waiting;
  if (next == null) return location.reload();
  if (next.state === 'installed') return takeOver(next);
  next.addEventListener('statechange', () => next.state === 'installed' && takeOver(next));
}

/** One quiet line, where no game is going on. */
export function NewVersion() {
  const worker = waiting.value;
  if (worker === null) return null;
  const { newVersion, load, later } = words.value.solo.app;
  return (
    <div class={css.newVersion} role="status">
      <span>{newVersion}</span>
      <button type="button" class={button.main} onClick={() => takeOver(worker)}>
        {load}
      </button>
      <button
        type="button"
        class={button.quiet}
        onClick={() => {
          waiting.value = null;
        }}
      >
        {later}
      </button>
    </div>
  );
}
