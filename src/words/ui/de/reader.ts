import type { Section } from '../../speech/section.ts';
import type { reader as english } from '../en/reader.ts';

export const reader: Section<typeof english> = {
  title: 'Der Tisch als Text',
  asText: 'Der Tisch als Text (T)',
  backToTable: 'Zurück zum Tisch',
  whatCanIDo: 'Was kann ich tun?',
  whatIsWhere: 'Was ist wo?',
  nothing: 'Gerade nichts.',
  groups: {
    answers: 'Antworten',
    acts: 'Arbeiteraktion durchführen',
    moves: 'Einen Arbeiter bewegen',
    timers: 'Sanduhren',
    cards: 'Karten und Provinzen',
    council: 'Rat',
    table: 'Am Tisch',
  },
  now: 'Aktueller Stand',
  timers: 'Sanduhren',
  workers: 'Deine Arbeiter',
  holdings: 'Was du hast',
  cards: 'Deine Karten',
  achievement: 'Errungenschaft',
  claimedBy: (names) => `Beansprucht von: ${names}`,
  lately: 'Letzte Ereignisse',
  announcements: 'Ansagen für Screenreader',
  announcementsHint: 'Was während des Spiels von selbst gesagt wird.',
  details: { little: 'Nur was ich wissen muss', some: 'Was wichtig ist', all: 'Alles' },
  vibration: 'Vibration',
  leaveAgain: 'Noch einmal zurück, um den Tisch zu verlassen.',
};
