import type { Section } from '../catalogue.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Section<typeof english> = {
  title: 'Gesprek',
  say: 'Zeg iets',
  send: 'Versturen',
  quick: 'Snel gezegd',
  phrases: {
    hello: 'Hallo!',
    wellPlayed: 'Goed gespeeld!',
    hurry: 'De tijd loopt!',
    oneMoment: 'Een ogenblik, alsjeblieft.',
    thanks: 'Bedankt!',
    sorry: 'Sorry!',
    noWay: 'O nee!',
    goodGame: 'Mooi potje!',
  },
  quiet: 'Nog niemand heeft iets gezegd.',
};
