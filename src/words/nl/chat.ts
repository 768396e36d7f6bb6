import type { Section } from '../catalogue.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Section<typeof english> = {
  title: 'Chat',
  say: 'Zeg iets',
  send: 'Versturen',
  quick: 'Snelle berichten',
  quiet: 'Nog geen berichten.',
};
