import type { Section } from '../catalogue.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Section<typeof english> = {
  title: 'Chat',
  say: 'Napište něco',
  send: 'Odeslat',
  quick: 'Rychlé zprávy',
  quiet: 'Zatím žádné zprávy.',
};
