import type { CharacterId, Goods } from '#content';
import { type Agreed, type Asked, drawCharacters } from '#engine';
import type { BotLevel, Terms } from './terms.ts';

export const REGENCY_STEPS = ['novice', 'adept', 'master', 'chancellor', 'regent', 'timeless'] as const;
/** How hard a Regency is: the three levels of bots, then three steps with masters who start with more. */
export type RegencyStep = (typeof REGENCY_STEPS)[number];

export const HEAD_STARTS: Readonly<Record<RegencyStep, Goods>> = {
  novice: {},
  adept: {},
  master: {},
  chancellor: { gold: 2, votes: 1 },
  regent: { military: 2, culture: 2, gold: 2, votes: 2 },
  timeless: { military: 3, culture: 3, gold: 3, votes: 3, power: 1, prestige: 1, popularity: 1 },
};

export const regentsOf = (step: RegencyStep): BotLevel => (step === 'novice' || step === 'adept' ? step : 'master');

export const SOLO_TERMS: Terms = {
  public: false,
  timing: ['timed', 'timed', 'timed', 'timed'],
  speed: 1,
  privilegeWindow: 1000,
  waitLimit: 0,
  lastWord: 20_000,
  standInAfter: 0,
  spectatorDelay: 0,
  chances: false,
  rated: false,
  pauses: 0,
};

/** The person and two regents. */
export const PERSON_OF_DAY = 0;
export const SEATS_OF_DAY = 3;

/** The challenge of a date: the same decks, characters and regents for everybody. */
export interface Day {
  readonly date: string;
  readonly seed: number;
  readonly step: RegencyStep;
  readonly level: BotLevel;
  readonly characters: readonly CharacterId[];
  readonly terms: Terms;
}

/** What a person hands in: all that was asked and allowed, by all seats, in its order. */
export interface HandedIn {
  readonly asked: readonly Asked[];
}

/** Why what was handed in does not count: a rule forbids a deed, a regent did what it does not do, or nothing where it acts, … */
export const DAY_REFUSALS = ['refused', 'otherRegent', 'idleRegent', 'unfinished', 'tooSlow', 'notNow'] as const;
export type DayRefusal = (typeof DAY_REFUSALS)[number];

/** How a person did on a day. */
export interface DailyRow {
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly won: boolean;
}

/** What a server tells of a day: so many handed it in, the best of them, and where the one who asks stands. */
export interface DailyRanking {
  readonly people: number;
  readonly best: readonly DailyRow[];
  readonly mine: (DailyRow & { readonly rank: number }) | null;
  /** The dates that the one who asks has handed in. */
  readonly days: readonly string[];
  /** The best game of the last day that is over everywhere. */
  readonly before: { readonly date: string; readonly name: string } | null;
}

/** So many days, with the day itself, may pass before it is handed in. */
export const DAYS_TO_HAND_IN = 30;

export const daysBefore = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) - count * 86_400_000).toJSON().slice(0, 10);

/** How many days in a row were handed in, up to this one or the one before it. */
export function streakOf(days: readonly string[], today: string): number {
  const first = days.includes(today) ? 0 : 1;
  let count = 0;
  while (days.includes(daysBefore(today, first + count))) count += 1;
  return count;
}

/** As 2026-07-30, and a day that there is. */
export const isDate = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T12:00:00Z`).toJSON()?.startsWith(text) === true;

export function dayOf(date: string): Day {
  const seed = seedOn(date);
  const step = stepOn(date);
  const characters = drawCharacters(
    seed,
    Array.from({ length: SEATS_OF_DAY }, () => 'random' as const),
  );
  // Nobody can claim a moment that is past: what is handed in has one order.
  return { date, seed, step, level: regentsOf(step), characters, terms: { ...SOLO_TERMS, privilegeWindow: 0 } };
}

export function agreedOn({ characters, step, terms }: Day): Agreed {
  const { timing, speed, privilegeWindow, waitLimit, lastWord } = terms;
  const seats = characters.map((character, seat) => ({
    character,
    advancedPlacement: false,
    glory: false,
    handicap: seat === PERSON_OF_DAY ? {} : HEAD_STARTS[step],
  }));
  return { seats, timing, speed, privilegeWindow, waitLimit, lastWord };
}

/** From Sunday on: the week begins gently and grows harder. */
const WEEK: readonly RegencyStep[] = ['chancellor', 'novice', 'novice', 'adept', 'adept', 'master', 'master'];

const stepOn = (date: string): RegencyStep => WEEK[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'adept';

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
