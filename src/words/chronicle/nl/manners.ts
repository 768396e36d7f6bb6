import type { Section } from '../../speech/section.ts';
import type { manners as english } from '../en/manners.ts';

export const manners: Section<typeof english> = {
  mute: 'Dempen',
  muteHint: 'Je ziet niet meer wat deze persoon zegt, aan deze tafel en aan alle andere.',
  muteGuestHint: 'Je ziet niet meer wat deze gast zegt aan deze tafel en bij revanches.',
  block: 'Blokkeren',
  blockHint:
    'Gedempt; kan niet aan jouw tafels gaan zitten en daar niet voor een bot verder spelen, en snel spelen brengt jullie niet samen. Voor gasten zonder bewezen naam geldt dit alleen aan deze tafel.',
  report: 'Aan de beheerder melden',
  reportHint: 'De beheerder ziet wie aan deze tafel zit en de laatste 50 regels die zijn gezegd.',
  lines: 'De laatste regels van deze persoon',
  note: 'Wat is er gebeurd? (als je wilt)',
  send: 'Melding sturen',
};
