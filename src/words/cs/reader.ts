import type { Section } from '../catalogue.ts';
import type { reader as english } from '../en/reader.ts';

export const reader: Section<typeof english> = {
  title: 'Stůl jako text',
  asText: 'Stůl jako text (T)',
  backToTable: 'Zpět ke stolu',
  whatCanIDo: 'Co mohu udělat?',
  whatIsWhere: 'Co je kde?',
  nothing: 'Teď právě nic.',
  groups: {
    answers: 'Odpovědi',
    acts: 'Jednat služebníkem',
    moves: 'Přesunout služebníka',
    timers: 'Hodiny',
    cards: 'Karty a provincie',
    council: 'Rada',
    table: 'U stolu',
  },
  now: 'Kde jsme',
  timers: 'Hodiny',
  workers: 'Vaši služebníci',
  holdings: 'Co máte',
  cards: 'Vaše karty',
  achievement: 'Úspěch',
  claimedBy: (names) => `Dosáhli: ${names}`,
  lately: 'Co se právě stalo',
  announcements: 'Oznámení čtečky obrazovky',
  announcementsHint: 'Co se během hry říká samo.',
  details: { little: 'Jen co musím vědět', some: 'Co je důležité', all: 'Všechno' },
  vibration: 'Vibrace',
  leaveAgain: 'Stůl opustíte dalším krokem zpět.',
};
