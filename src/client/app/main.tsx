import './early.ts';
import '../art/styles/index.css';
import '../kit/ui.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { FIRST_GROUPS, GROUPS } from '../art/matter/groups.ts';
import { wear } from '../art/matter/wear.ts';
import { language, speak } from '../kit/i18n.ts';
import { awaitInstallOffer } from '../kit/pwa/install.tsx';
import { leisure } from '../kit/pwa/leisure.ts';
import { keepOffline } from '../kit/pwa/version.tsx';
import { follow, route } from '../kit/router.ts';
import { followSettings, settings } from '../kit/settings/settings.ts';
import { App, fetchAhead } from './app.tsx';

/** So long a first page is looked at before it wears what is rendered. */
const GLANCE = 1000;

/** No `await` outside: the pages that are fetched ahead wait for this file to be done. */
async function open(root: HTMLElement): Promise<void> {
  followSettings();
  awaitInstallOffer();
  document.addEventListener('click', follow);
  await Promise.all([speak(language.value), fetchAhead()]);
  render(<App />, root);
  keepOffline();
  // What is rendered makes way for what is played with, but not for long: it is what a visitor looks at.
  await leisure(GLANCE);
  effect(() => wear({ isFlat: settings.flat.value, groups: route().page === 'start' ? FIRST_GROUPS : GROUPS }));
}

const root = document.getElementById('app');
if (root !== null) open(root);
