import type { Section } from '../catalogue.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Section<typeof english> = {
  title: 'Rozhovor',
  say: 'Napište něco',
  send: 'Odeslat',
  quick: 'Rychlé věty',
  phrases: {
    hello: 'Ahoj!',
    wellPlayed: 'Pěkně zahráno!',
    hurry: 'Čas běží!',
    oneMoment: 'Chviličku, prosím.',
    thanks: 'Díky!',
    sorry: 'Promiňte!',
    noWay: 'To snad ne!',
    goodGame: 'Pěkná partie!',
  },
  quiet: 'Zatím nikdo nic neřekl.',
};
