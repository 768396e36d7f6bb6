import type { Section } from '../../speech/section.ts';
import type { manners as english } from '../en/manners.ts';

export const manners: Section<typeof english> = {
  mute: 'Stummschalten',
  muteHint: 'Du siehst nicht mehr, was dieser Mensch sagt, an diesem Tisch und an allen anderen.',
  muteGuestHint: 'Du siehst nicht mehr, was dieser Gast an diesem Tisch und bei Revanchen sagt.',
  block: 'Blockieren',
  blockHint:
    'Stumm; kann sich weder an deine Tische setzen noch dort für einen Bot weiterspielen, und die schnelle Suche bringt euch nicht zusammen. Bei Gästen ohne bewiesenen Namen gilt das nur für diesen Tisch.',
  report: 'Dem Betreiber melden',
  reportHint: 'Der Betreiber sieht, wer an diesem Tisch sitzt, und die letzten 50 Zeilen, die gesagt wurden.',
  lines: 'Die letzten Zeilen dieses Menschen',
  note: 'Was ist geschehen? (wenn du magst)',
  send: 'Meldung senden',
};
