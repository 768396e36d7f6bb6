import { all, CONQUER, type Effect, gain, gainWild, RETRIEVE } from './effects.ts';
import type { StratagemId } from './stratagems.ts';
import {
  ALCHEMIST,
  BRIBER,
  CHAMPION,
  IMPLACABLE,
  INSIDIOUS,
  INSURGENT,
  JUSTICAR,
  PACIFIST,
  TYRANT,
  WARMONGER,
} from './stratagems.ts';
import type { Cost, Goods, Slot, Track } from './vocabulary.ts';

export const PERSONS = ['gambal', 'bolk', 'mesoat', 'licinia', 'dhrenkir'] as const;
export type Person = (typeof PERSONS)[number];

export const CHARACTER_IDS = [
  'briber',
  'champion',
  'justicar',
  'implacable',
  'insidious',
  'insurgent',
  'warmonger',
  'pacifist',
  'alchemist',
  'tyrant',
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

/** One side of a mat. `enter` is how many VP bring a track onto the parchment; eight columns lie on it. */
export interface Character {
  readonly person: Person;
  readonly side: 'basic' | 'advanced';
  readonly enter: Readonly<Record<Track, number>>;
  readonly start: Goods;
  readonly pickUp: Cost;
  readonly production: Readonly<Record<Slot, Effect>>;
  readonly stratagems: readonly StratagemId[];
}

export const PARCHMENT_COLUMNS = 8;

const enter = (power: number, prestige: number, popularity: number) => ({ power, prestige, popularity });
const ids = (cards: Readonly<Partial<Record<StratagemId, unknown>>>) => Object.keys(cards) as readonly StratagemId[];

const PICK_UP: Cost = { culture: 5 };

const PRODUCTION: Readonly<Record<Slot, Effect>> = {
  brown: gain({ power: 1 }),
  red: gain({ military: 4 }),
  blue: gain({ culture: 5 }),
  yellow: gain({ gold: 2 }),
};

export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  briber: {
    person: 'gambal',
    side: 'basic',
    enter: enter(11, 8, 14),
    start: { gold: 6 },
    pickUp: PICK_UP,
    production: PRODUCTION,
    stratagems: ids(BRIBER),
  },
  champion: {
    person: 'bolk',
    side: 'basic',
    enter: enter(14, 11, 8),
    start: { military: 2, gold: 4 },
    pickUp: PICK_UP,
    production: PRODUCTION,
    stratagems: ids(CHAMPION),
  },
  justicar: {
    person: 'mesoat',
    side: 'basic',
    enter: enter(8, 14, 11),
    start: { culture: 2, gold: 4 },
    pickUp: PICK_UP,
    production: PRODUCTION,
    stratagems: ids(JUSTICAR),
  },
  implacable: {
    person: 'licinia',
    side: 'basic',
    enter: enter(11, 11, 11),
    start: { military: 1, culture: 1, gold: 4 },
    pickUp: PICK_UP,
    production: PRODUCTION,
    stratagems: ids(IMPLACABLE),
  },
  insidious: {
    person: 'dhrenkir',
    side: 'basic',
    enter: enter(10, 10, 13),
    start: { gold: 4, votes: 1 },
    pickUp: PICK_UP,
    production: PRODUCTION,
    stratagems: ids(INSIDIOUS),
  },
  insurgent: {
    person: 'gambal',
    side: 'advanced',
    enter: enter(12, 9, 12),
    start: { military: 2, gold: 3 },
    pickUp: PICK_UP,
    production: { ...PRODUCTION, red: all(gain({ military: 2 }), RETRIEVE) },
    stratagems: ids(INSURGENT),
  },
  warmonger: {
    person: 'bolk',
    side: 'advanced',
    enter: enter(14, 7, 12),
    start: { military: 4, gold: 2 },
    pickUp: { power: 2 },
    production: { ...PRODUCTION, blue: gain({ military: 3, gold: 2 }) },
    stratagems: ids(WARMONGER),
  },
  pacifist: {
    person: 'mesoat',
    side: 'advanced',
    enter: enter(7, 14, 14),
    start: { gold: 2 },
    pickUp: PICK_UP,
    production: { ...PRODUCTION, brown: gain({ culture: 2 }), red: CONQUER },
    stratagems: ids(PACIFIST),
  },
  alchemist: {
    person: 'licinia',
    side: 'advanced',
    enter: enter(12, 12, 11),
    start: { military: 1, culture: 1, gold: 2 },
    pickUp: PICK_UP,
    production: { ...PRODUCTION, red: gainWild(4), blue: gainWild(5) },
    stratagems: ids(ALCHEMIST),
  },
  tyrant: {
    person: 'dhrenkir',
    side: 'advanced',
    enter: enter(10, 13, 11),
    start: { gold: 2, votes: 2 },
    pickUp: { votes: 4 },
    production: { ...PRODUCTION, brown: gain({ votes: 3 }) },
    stratagems: ids(TYRANT),
  },
};

/** How many VP a track can take in all: to the parchment, and across it. */
export const trackLength = (character: CharacterId, track: Track): number =>
  CHARACTERS[character].enter[track] + PARCHMENT_COLUMNS - 1;
