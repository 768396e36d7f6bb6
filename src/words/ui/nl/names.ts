import type { Counted } from '../../speech/kinds.ts';
import { number } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { names as english } from '../en/names.ts';

const COUNTED: Readonly<Record<Counted, (count: number) => string>> = {
  military: (count) => (count === 1 ? 'soldaat' : 'soldaten'),
  culture: () => 'cultuur',
  gold: () => 'goud',
  votes: (count) => (count === 1 ? 'stem' : 'stemmen'),
  power: () => 'kracht',
  prestige: () => 'prestige',
  popularity: () => 'populariteit',
  wild: (count) => (count === 1 ? 'middel naar keuze' : 'middelen naar keuze'),
  vp: (count) => (count === 1 ? 'punt naar keuze' : 'punten naar keuze'),
  glory: () => 'glorie',
};

const count = (kind: Counted, many: number): string => `${number(many)} ${COUNTED[kind](many)}`;

const area = (colour: string, inflected: string) => ({
  short: colour,
  adjective: inflected,
  area: `${colour} gebied`,
  inside: `in het ${inflected} gebied`,
  into: `naar het ${inflected} gebied`,
  timer: `${inflected} zandloper`,
  theTimer: `de ${inflected} zandloper`,
  timerComing: `de ${inflected} zandloper`,
});

const track = (name: string) => ({ beyond: `voorbij het einde van het ${name}`, along: `op het ${name}` });

const slot = (colour: string, inflected: string) => ({
  short: colour,
  production: `${inflected} productie`,
  yourProduction: `je ${inflected} productie`,
  under: `in de ${inflected} kolom`,
});

export const names: Section<typeof english> = {
  game: 'Pendulum',
  count,
  countObject: count,
  countPrice: count,
  countLack: count,
  kinds: {
    military: 'soldaten',
    culture: 'cultuur',
    gold: 'goud',
    votes: 'stemmen',
    power: 'kracht',
    prestige: 'prestige',
    popularity: 'populariteit',
    legendary: 'legendarisch punt',
    wild: 'middel naar keuze',
    vp: 'punt naar keuze',
    glory: 'glorie',
  },
  tracks: { power: track('krachtspoor'), prestige: track('prestigespoor'), popularity: track('populariteitsspoor') },
  areas: { purple: area('paars', 'paarse'), green: area('groen', 'groene'), black: area('zwart', 'zwarte') },
  theTimers: (adjectives) => `de ${adjectives} zandloper`,
  rows: { top: 'bovenste rij', bottom: 'onderste rij' },
  slots: {
    brown: slot('bruin', 'bruine'),
    red: slot('rood', 'rode'),
    blue: slot('blauw', 'blauwe'),
    yellow: slot('geel', 'gele'),
  },
  workers: { common: 'gewone werker', grande: 'grote werker' },
  workerObject: { common: 'een gewone werker', grande: 'een grote werker' },
  workerStates: {
    free: 'mag verplaatst worden',
    waiting: 'wacht',
    canAct: 'kan nu zijn actie uitvoeren',
    stuck: 'zit vast',
  },
  colours: ['hemelsblauw', 'oranje', 'zeegroen', 'roze', 'ivoor'],
  marks: ['cirkel', 'vierkant', 'driehoek', 'ruit', 'zeshoek'],
  neutral: 'de neutrale speler',
  levels: { novice: 'leerling', adept: 'gezel', master: 'meester', champion: 'grootmeester' },
  bots: [
    'Ankergang',
    'Veerkracht',
    'Onrust',
    'Spillegang',
    'Tik de Oudere',
    'Oude Klokkenluider',
    'Vrouwe Zandloper',
    'Koperen Regent',
    'Heer Kwartier',
    'Zandwachter',
    'Oude Sleutel',
    'Graaf Tandrad',
  ],
  timings: { timed: 'met zandlopers', untimed: 'zonder zandlopers' },
  phrases: {
    hello: 'Hallo!',
    wellPlayed: 'Goed gespeeld!',
    hurry: 'De tijd dringt!',
    oneMoment: 'Momentje, alsjeblieft.',
    thanks: 'Bedankt!',
    sorry: 'Sorry!',
    noWay: 'Nee toch!',
    goodGame: 'Mooie partij!',
  },
  quote: (text) => `‘${text}’`,
};
