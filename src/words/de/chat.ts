import type { Section } from '../catalogue.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Section<typeof english> = {
  title: 'Chat',
  say: 'Etwas sagen',
  send: 'Senden',
  quick: 'Schnellchat',
  quiet: 'Noch keine Nachrichten.',
};
