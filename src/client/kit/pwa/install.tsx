import { signal } from '@preact/signals';
import { Icon } from '../../art/index.ts';
import button from '../button.module.css';
import { words } from '../i18n.ts';

/** What Chromium hands out when the page may become an app. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

const offer = signal<InstallOffer | null>(null);

/** Keeps the browser's own offer until a person asks for it. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.value = event as InstallOffer;
  });
  addEventListener('appinstalled', () => {
    offer.value = null;
  });
}

/** Shown only where the browser can install the game and has not yet. */
export function InstallButton() {
  const offered = offer.value;
  if (offered === null) return null;
  const { install, installHint } = words.value.solo.app;
  return (
    <button
      type="button"
      class={button.plain}
      title={installHint}
      onClick={() => {
        offer.value = null;
        offered.prompt();
      }}
    >
      <Icon of="fullscreen" size={20} />
      {install}
    </button>
  );
}
