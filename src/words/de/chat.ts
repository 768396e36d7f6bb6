import type { Section } from '../catalogue.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Section<typeof english> = {
  title: 'Gespräch',
  say: 'Sag etwas',
  send: 'Senden',
  quick: 'Schnell gesagt',
  phrases: {
    hello: 'Hallo!',
    wellPlayed: 'Gut gespielt!',
    hurry: 'Die Zeit läuft!',
    oneMoment: 'Einen Augenblick, bitte.',
    thanks: 'Danke!',
    sorry: 'Entschuldigung!',
    noWay: 'Oh nein!',
    goodGame: 'Schöne Partie!',
  },
  quiet: 'Noch hat niemand etwas gesagt.',
};
