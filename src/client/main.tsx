import './styles/index.css';
import './pages/ui.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { language, speak } from './i18n.ts';
import { awaitInstallOffer } from './pwa/install.tsx';
import { keepOffline } from './pwa/version.tsx';
import { follow } from './router.ts';
import { followSettings } from './settings/settings.ts';

const root = document.getElementById('app');
if (root) {
  followSettings();
  awaitInstallOffer();
  document.addEventListener('click', follow);
  await speak(language.value);
  render(<App />, root);
  keepOffline();
}
