import { number } from '../../speech/de.ts';
import type { Counted } from '../../speech/kinds.ts';
import type { Section } from '../../speech/section.ts';
import type { names as english } from '../en/names.ts';

const COUNTED: Readonly<Record<Counted, (count: number) => string>> = {
  military: () => 'Militär',
  culture: () => 'Kultur',
  gold: () => 'Gold',
  votes: (count) => (count === 1 ? 'Stimme' : 'Stimmen'),
  power: () => 'Stärke',
  prestige: () => 'Ansehen',
  popularity: () => 'Beliebtheit',
  wild: (count) => (count === 1 ? 'beliebigen Rohstoff' : 'beliebige Rohstoffe'),
  vp: (count) => (count === 1 ? 'beliebigen Siegpunkt' : 'beliebige Siegpunkte'),
  glory: () => 'Ruhm',
};

const countObject = (kind: Counted, many: number): string => `${number(many)} ${COUNTED[kind](many)}`;
const ONE: Readonly<Partial<Record<Counted, string>>> = { wild: '1 beliebiger Rohstoff', vp: '1 beliebiger Siegpunkt' };
const count = (kind: Counted, many: number): string => (many === 1 ? ONE[kind] : undefined) ?? countObject(kind, many);

/** The colour with the endings after no article (masculine), after "der/die" and after "dem/den". Each of several timers keeps its article. */
const area = (noun: string, strong: string, weak: string, oblique: string) => ({
  short: noun,
  adjective: `die ${weak}`,
  area: `${strong} Bereich`,
  inside: `im ${oblique} Bereich`,
  into: `in den ${oblique} Bereich`,
  timer: `${weak} Sanduhr`,
  theTimer: `die ${weak} Sanduhr`,
  timerComing: `die ${weak} Sanduhr`,
});

const track = (name: string) => ({ beyond: `über das Ende der ${name} hinaus`, along: `auf der ${name}` });

const slot = (noun: string, weak: string) => ({
  short: noun,
  production: `${weak} Produktion`,
  yourProduction: `deine ${weak} Produktion`,
  under: `in die ${weak} Spalte`,
});

export const names: Section<typeof english> = {
  game: 'Pendulum',
  count,
  countObject,
  countPrice: countObject,
  countLack: countObject,
  kinds: {
    military: 'Militär',
    culture: 'Kultur',
    gold: 'Gold',
    votes: 'Stimmen',
    power: 'Stärke',
    prestige: 'Ansehen',
    popularity: 'Beliebtheit',
    legendary: 'legendärer Punkt',
    wild: 'beliebiger Rohstoff',
    vp: 'beliebiger Siegpunkt',
    glory: 'Ruhm',
  },
  tracks: { power: track('Stärkeleiste'), prestige: track('Ansehensleiste'), popularity: track('Beliebtheitsleiste') },
  areas: {
    purple: area('Lila', 'lila', 'lila', 'lila'),
    green: area('Grün', 'grüner', 'grüne', 'grünen'),
    black: area('Schwarz', 'schwarzer', 'schwarze', 'schwarzen'),
  },
  theTimers: (adjectives) => `${adjectives} Sanduhr`,
  rows: { top: 'obere Reihe', bottom: 'untere Reihe' },
  slots: {
    brown: slot('Braun', 'braune'),
    red: slot('Rot', 'rote'),
    blue: slot('Blau', 'blaue'),
    yellow: slot('Gelb', 'gelbe'),
  },
  workers: { common: 'kleiner Arbeiter', grande: 'großer Arbeiter' },
  workerObject: { common: 'einen kleinen Arbeiter', grande: 'einen großen Arbeiter' },
  workerStates: {
    free: 'darf sich bewegen',
    waiting: 'wartet',
    canAct: 'kann jetzt seine Aktion durchführen',
    stuck: 'sitzt fest',
  },
  colours: ['Himmelblau', 'Orange', 'Meergrün', 'Rosa', 'Elfenbein'],
  marks: ['Kreis', 'Quadrat', 'Dreieck', 'Raute', 'Sechseck'],
  neutral: 'der neutrale Spieler',
  levels: { novice: 'Lehrling', adept: 'Geselle', master: 'Meister', champion: 'Großmeister' },
  bots: [
    'Ankergang',
    'Triebfeder',
    'Unruh',
    'Spindel',
    'Tick der Ältere',
    'Alte Glöcknerin',
    'Gräfin Sanduhr',
    'Eherner Regent',
    'Herr Viertel',
    'Sandhüter',
    'Alter Schlüssel',
    'Graf Zahnrad',
  ],
  timings: { timed: 'mit Sanduhren', untimed: 'ohne aktive Sanduhren' },
  phrases: {
    hello: 'Hallo!',
    wellPlayed: 'Gut gespielt!',
    hurry: 'Die Zeit läuft ab!',
    oneMoment: 'Einen Moment, bitte.',
    thanks: 'Danke!',
    sorry: 'Entschuldigung!',
    noWay: 'Das gibt’s doch nicht!',
    goodGame: 'Schöne Partie!',
  },
  quote: (text) => `„${text}“`,
};
