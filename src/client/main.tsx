import './styles/index.css';
import './pages/ui.css';
import { render } from 'preact';
import { App, fetchAhead } from './app.tsx';
import { language, speak } from './i18n.ts';
import { awaitInstallOffer } from './pwa/install.tsx';
import { keepOffline } from './pwa/version.tsx';
import { follow } from './router.ts';
import { followSettings } from './settings/settings.ts';

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
