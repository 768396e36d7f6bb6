import '../art/styles/index.css';
import '../kit/ui.css';
import { render } from 'preact';
import { language, speak } from '../kit/i18n.ts';
import { awaitInstallOffer } from '../kit/pwa/install.tsx';
import { keepOffline } from '../kit/pwa/version.tsx';
import { follow } from '../kit/router.ts';
import { followSettings } from '../kit/settings/settings.ts';
import { App, fetchAhead } from './app.tsx';

/** No `await` outside: the pages that are fetched ahead wait for this file to be done. */
async function open(root: HTMLElement): Promise<void> {
  followSettings();
  awaitInstallOffer();
  document.addEventListener('click', follow);
  await Promise.all([speak(language.value), fetchAhead()]);
  render(<App />, root);
  keepOffline();
}

const root = document.getElementById('app');
if (root !== null) open(root);
