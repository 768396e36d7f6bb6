import { CHARACTERS, type CharacterId, type Goods } from '#content';
import { type Agreed, drawCharacters, type Seat, type SeatOptions } from '#engine';
import type { BotLevel, Chair, Origin, Stage, Table, Terms, Wish } from '#protocol';
import { termsOf } from './terms.ts';

const SOLO_KINDS = ['free', 'regency', 'daily', 'whatIf', 'sandbox'] as const;
export type SoloKind = (typeof SOLO_KINDS)[number];

export const STEPS = ['novice', 'adept', 'master', 'chancellor', 'regent', 'timeless'] as const;
/** How hard a Regency is: the three levels of bots, then three steps with masters who start with more. */
export type Step = (typeof STEPS)[number];

export const HEAD_STARTS: Readonly<Record<Step, Goods>> = {
  novice: {},
  adept: {},
  master: {},
  chancellor: { gold: 2, votes: 1 },
  regent: { military: 2, culture: 2, gold: 2, votes: 2 },
  timeless: { military: 3, culture: 3, gold: 3, votes: 3, power: 1, prestige: 1, popularity: 1 },
};

const levelOf = (step: Step): BotLevel => (step === 'novice' || step === 'adept' ? step : 'master');

const PACES = ['human', 'blitz'] as const;
/** `blitz` bots do not pretend to think: for the impatient and for tests. */
export type Pace = (typeof PACES)[number];

/** A game against bots as it was agreed: all that is needed to play it, and to play it again. */
export interface SoloPlan {
  readonly kind: SoloKind;
  /** The number that makes the decks of a daily challenge; null where the table draws them in secret. */
  readonly seed: number | null;
  /** The chair without a bot is the person's; where a game begins with its set-up it is the first. */
  readonly chairs: readonly Chair[];
  readonly terms: Terms;
  readonly pace: Pace;
  /** The date of a daily challenge, as 2026-07-30. */
  readonly date: string | null;
  readonly step: Step | null;
  /** Where the game lies that this one was begun from; null if that came from a file or was set up by hand. Only of `whatIf` and `sandbox`. */
  readonly of?: string | null;
}

export const ME = 0;

export const ownSeat = (chairs: readonly Pick<Chair, 'bot'>[]): Seat =>
  Math.max(
    ME,
    chairs.findIndex(({ bot }) => bot === null),
  );

const TERMS: Terms = {
  public: false,
  timing: ['timed', 'timed', 'timed', 'timed'],
  speed: 1,
  privilegeWindow: 1000,
  waitLimit: 0,
  lastWord: 20_000,
  standInAfter: 0,
  spectatorDelay: 0,
  rated: false,
  pauses: 0,
};

interface Sitter {
  readonly name: string;
  readonly wish: Wish;
  readonly bot: BotLevel | null;
  readonly handicap: Goods;
}

export interface People {
  readonly name: string;
  /** Names for bots, in the order they sit down. */
  readonly bots: readonly string[];
}

/** The person and so many bots, everybody with a character that nobody else has. */
function seatAll(chance: number, sitters: readonly Sitter[]): readonly Chair[] {
  const characters = drawCharacters(
    chance,
    sitters.map(({ wish }) => wish),
  );
  return sitters.map(
    ({ name, bot, handicap }, seat): Chair => ({
      name,
      colour: seat,
      character: characters[seat] ?? 'briber',
      advancedPlacement: false,
      glory: false,
      handicap,
      bot,
      ready: true,
      connected: true,
      standIn: false,
      coached: false,
      person: null,
    }),
  );
}

const sitters = (people: People, wish: Wish, count: number, bot: BotLevel, bots: Wish, handicap: Goods) => [
  { name: people.name, wish, bot: null, handicap: {} },
  ...Array.from({ length: count }, (_, nth) => ({
    name: people.bots[nth] ?? `Bot ${nth + 1}`,
    wish: bots,
    bot,
    handicap,
  })),
];

export interface FreeWish {
  readonly bots: number;
  readonly level: BotLevel;
  readonly character: Wish;
  readonly terms: Partial<Terms>;
  readonly pace: Pace;
}

export function freePlan(chance: number, people: People, wish: FreeWish): SoloPlan {
  const { bots, level, character, terms, pace } = wish;
  const chairs = seatAll(chance, sitters(people, character, bots, level, 'random', {}));
  return { kind: 'free', seed: null, chairs, terms: { ...TERMS, ...terms }, pace, date: null, step: null };
}

export interface WhatIf {
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly pace: Pace;
}

/** Another game goes on from where it stood: one seat is the person's or none, bots play the others. */
export function whatIfPlan({ opening, of }: Origin, people: People, { seat, level, pace }: WhatIf): SoloPlan {
  const { options } = opening.game;
  const chairs = options.seats.map(
    (chosen, nth): Chair => ({
      ...chosen,
      name: nth === seat ? people.name : (people.bots[nth] ?? `Bot ${nth + 1}`),
      colour: nth,
      bot: nth === seat ? null : level,
      ready: true,
      connected: true,
      standIn: false,
      coached: false,
      person: null,
    }),
  );
  return { kind: 'whatIf', seed: null, chairs, terms: termsOf(options), pace, date: null, step: null, of };
}

const REGENTS = 2;

/** One person against two bots on side A; the two may be of either side of their mats. */
export function regencyPlan(chance: number, people: People, character: CharacterId, step: Step): SoloPlan {
  const chairs = seatAll(chance, sitters(people, character, REGENTS, levelOf(step), 'random', HEAD_STARTS[step]));
  return { kind: 'regency', seed: null, chairs, terms: TERMS, pace: 'human', date: null, step };
}

/** The same seed, characters and order for everybody on that date. */
export function dailyPlan(date: string, people: People): SoloPlan {
  const step = stepOn(date);
  const seed = seedOn(date);
  const chairs = seatAll(seed, sitters(people, 'random', REGENTS, levelOf(step), 'random', HEAD_STARTS[step]));
  return { kind: 'daily', seed, chairs, terms: TERMS, pace: 'human', date, step };
}

/** From Sunday on: the week begins gently and grows harder. */
const WEEK: readonly Step[] = ['chancellor', 'novice', 'novice', 'adept', 'adept', 'master', 'master'];

const stepOn = (date: string): Step => WEEK[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'adept';

/** 53 bits of a date. */
function seedOn(date: string): number {
  const mixed = (from: number): number => {
    let hash = from;
    for (const sign of `pendulum ${date}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) >>> 0;
  };
  return (mixed(0x811c9dc5) >>> 11) * 2 ** 32 + mixed(0x9e3779b9);
}

/** Another game of the same people; a daily challenge stays what it is. */
export const planAgain = (plan: SoloPlan): SoloPlan => (plan.kind === 'daily' ? plan : { ...plan, seed: null });

export function agreedOf({ chairs, terms }: SoloPlan): Agreed {
  const { timing, speed, privilegeWindow, waitLimit, lastWord } = terms;
  const seats = chairs.map(
    (chair): SeatOptions => ({
      character: characterOf(chair),
      advancedPlacement: chair.advancedPlacement,
      glory: chair.glory,
      handicap: chair.handicap,
    }),
  );
  return { seats, timing, speed, privilegeWindow, waitLimit, lastWord };
}

/** In a plan all characters are drawn. */
export const characterOf = ({ character }: Chair): CharacterId =>
  Object.hasOwn(CHARACTERS, character) ? (character as CharacterId) : 'briber';

export const tableOf = ({ chairs, terms }: SoloPlan, code: string, stage: Stage, rematch: string | null): Table => ({
  code,
  stage,
  host: ME,
  chairs,
  terms,
  spectators: 0,
  rematch,
});
