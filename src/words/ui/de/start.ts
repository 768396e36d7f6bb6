import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { start as english } from '../en/start.ts';

export const start: Section<typeof english> = {
  title: 'Pendulum',
  sentence: 'Keine Züge. Drei Sanduhren. Wer die Zeit am besten nutzt, gewinnt die Krone.',
  playNow: 'Sofort spielen',
  playNowHint: 'Du und zwei Bots, ohne Umwege',
  create: 'Tisch eröffnen',
  join: 'Mitspielen',
  learn: 'Spielen lernen',
  rules: 'Regeln',
  history: 'Deine Partien',
  name: 'Dein Name',
  guest: (number) => `Gast ${number}`,
  codeOrLink: 'Code oder Link',
  codeHint: 'Der Code des Tisches oder der Link, den du bekommen hast.',
  enter: 'Zum Tisch',
  notACode: 'Das ist kein gültiger Tischcode.',
  failed: 'Der Tisch antwortet nicht. Versuche es gleich noch einmal.',
  opening: 'Der Tisch wird vorbereitet …',
  publicTables: 'Offene Tische',
  noTables: 'Gerade ist kein Tisch offen. Eröffne einen, zu dem alle kommen können.',
  watch: 'Zuschauen',
  sitDown: 'Dazusetzen',
  hostedBy: (name) => `bei ${name}`,
  seats: (taken) => plural(taken, { one: '# Spieler', other: '# Spieler' }),
  playing: 'spielt gerade',
  waiting: 'wartet auf Mitspieler',
  notFound: 'Seite nicht gefunden',
  notFoundHint: 'Vielleicht ein Tippfehler in der Adresse, oder den Tisch gibt es nicht mehr.',
  home: 'Zur Startseite',
};
