import type { Section } from '../../speech/section.ts';
import type { reader as english } from '../en/reader.ts';

export const reader: Section<typeof english> = {
  title: 'Stůl jako text',
  asText: 'Stůl jako text (T)',
  backToTable: 'Zpět ke stolu',
  whatCanIDo: 'Co mohu udělat?',
  whatIsWhere: 'Co je kde?',
  nothing: 'Právě teď nic.',
  groups: {
    answers: 'Odpovědi',
    acts: 'Provést akci služebníka',
    moves: 'Přesunout služebníka',
    timers: 'Hodiny',
    cards: 'Karty a provincie',
    council: 'Rada',
    table: 'U stolu',
  },
  now: 'Aktuální stav',
  timers: 'Hodiny',
  workers: 'Vaši služebníci',
  holdings: 'Co máte',
  cards: 'Vaše karty',
  achievement: 'Úspěch',
  claimedBy: (names) => `Kdo už ho dosáhl: ${names}`,
  lately: 'Poslední události',
  announcements: 'Oznámení pro čtečku obrazovky',
  announcementsHint: 'Co se během hry předčítá samo.',
  details: { little: 'Jen co musím vědět', some: 'Co je důležité', all: 'Všechno' },
  vibration: 'Vibrace',
  leaveAgain: 'Stůl opustíte dalším krokem zpět.',
};
