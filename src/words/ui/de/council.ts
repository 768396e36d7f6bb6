import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { council as english } from '../en/council.ts';

export const council: Section<typeof english> = {
  title: (round) => `Ratsversammlung nach Runde ${round}`,
  steps: ['Stimmen', 'Belohnungen', 'Provinzen', 'Neue Karten', 'Arbeiter', 'Bereit'],
  step: (number, name) => `Schritt ${number} von 6: ${name}`,
  votes: (count) => plural(count, { one: '# Stimme', other: '# Stimmen' }),
  neutral: 'Neutral',
  newOrder: 'Die neue Privilegreihenfolge',
  tie: 'Bei gleich vielen Stimmen geht vor, wer bisher weiter hinten lag.',
  bonus: (count) => plural(count, { one: '# beliebiger Siegpunkt', other: '# beliebige Siegpunkte' }),
  noBonus: 'kein Siegpunkt',
  youChoose: 'Wähle deine Belohnung',
  chooses: (name) => `${name} wählt`,
  youDecide: 'Entscheide dich',
  decides: (name) => `${name} entscheidet`,
  takenBy: (name) => `Vergeben: ${name}`,
  takenByYou: 'Von dir genommen',
  favourOpen: 'immer für alle verfügbar',
  discardTitle: 'Zu viele Provinzen',
  discardHint: (count) =>
    plural(count, {
      one: 'Wähle eine Provinz, die diese Spalte verlässt.',
      other: 'Wähle # Provinzen, die diese Spalte verlassen.',
    }),
  discardWait: 'Andere legen noch Provinzen ab.',
  movesTitle: 'Bewege deine Arbeiter',
  movesHint:
    'Reihen mit Sanduhr sind gesperrt. Bis alle bereit sind, darf ein höherer Rang einem niedrigeren den Rahmen wegnehmen.',
  timed: 'Mit Sanduhren',
  untimed: 'Ohne Sanduhren',
  willBe: {
    timed: 'Die nächste Runde läuft mit Sanduhren.',
    untimed: 'Die nächste Runde läuft ohne aktive Sanduhren.',
  },
  ready: 'Bereit für die Runde',
  waitingFor: (names) => `Wir warten auf ${names}`,
  sandRuns: (round, time) => `${round} wartet, bis alle Sanduhren abgelaufen sind: ${time}`,
  lookAtTable: 'Tisch ansehen',
  backToCouncil: 'Zurück zum Rat',
  timeLeft: (time) => `noch ${time}`,
  calledTitle: 'Ratsversammlung ausgerufen',
  calledHint: 'Keine Sanduhr wird mehr umgedreht. Führe noch durch, was du willst, und drücke dann „Ich bin fertig“.',
  done: 'Ich bin fertig',
  undone: 'Zurücknehmen',
  isDone: 'fertig',
  callTime: 'Frist setzen',
  callTimeHint: 'Wer noch nicht fertig ist, bekommt eine letzte Gelegenheit, der niedrigste Rang zuerst.',
  onClock: (name, time) => `${name} hat noch ${time}`,
  yourClock: (time) => `Deine letzten Aktionen: ${time}`,
  lastWordOrder: 'Reihenfolge der letzten Aktionen',
};
