import type { Section } from '../../speech/section.ts';
import type { reader as english } from '../en/reader.ts';

export const reader: Section<typeof english> = {
  title: 'De tafel als tekst',
  asText: 'De tafel als tekst (T)',
  backToTable: 'Terug naar de tafel',
  whatCanIDo: 'Wat kan ik doen?',
  whatIsWhere: 'Wat ligt waar?',
  nothing: 'Nu even niets.',
  groups: {
    answers: 'Antwoorden',
    acts: 'Actie met een werker',
    moves: 'Een werker verplaatsen',
    timers: 'Zandlopers',
    cards: 'Kaarten en provincies',
    council: 'Raad',
    table: 'Aan tafel',
  },
  now: 'Stand van zaken',
  timers: 'Zandlopers',
  workers: 'Je werkers',
  holdings: 'Wat je hebt',
  cards: 'Je kaarten',
  achievement: 'Prestatie',
  claimedBy: (names) => `Geclaimd door: ${names}`,
  lately: 'Laatste gebeurtenissen',
  announcements: 'Meldingen voor de schermlezer',
  announcementsHint: 'Wat er tijdens het spel vanzelf wordt voorgelezen.',
  details: { little: 'Alleen wat ik moet weten', some: 'Wat belangrijk is', all: 'Alles' },
  vibration: 'Trillen',
  leaveAgain: 'Ga nog een keer terug om de tafel te verlaten.',
};
