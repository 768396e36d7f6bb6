import { render } from 'preact';
import { App } from './app.tsx';
import { language, speak } from './i18n.ts';
import { follow } from './router.ts';
import { followSettings } from './settings/settings.ts';
import './styles/index.css';
import './pages/ui.css';

const root = document.getElementById('app');
if (root) {
  followSettings();
  document.addEventListener('click', follow);
  await speak(language.value);
  render(<App />, root);
}
