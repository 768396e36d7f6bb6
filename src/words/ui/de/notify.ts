import type { Section } from '../../speech/section.ts';
import type { notify as english } from '../en/notify.ts';

export const notify: Section<typeof english> = {
  setting: 'Benachrichtigungen',
  settingHint:
    'Wenn sich jemand zu dir setzt, das Spiel beginnt oder der Rat auf dich wartet, während diese Seite im Hintergrund ist.',
  forbidden: 'Dein Browser erlaubt dieser Seite keine Benachrichtigungen.',
  satDown: (name) => `${name} hat sich an deinen Tisch gesetzt.`,
  started: 'Das Spiel hat begonnen.',
  council: 'Der Rat wartet auf dich.',
};
