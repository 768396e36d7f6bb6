import type { Section } from '../catalogue.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Section<typeof english> = {
  title: 'Chat',
  say: 'Zeg iets',
  send: 'Versturen',
  quick: 'Snel gezegd',
  quiet: 'Nog niemand heeft iets gezegd.',
};
