import { CHARACTERS, type CharacterId, type Goods } from '#content';
import { type Agreed, drawCharacters, type Seat, type SeatOptions } from '#engine';
import {
  type BotLevel,
  type Chair,
  dayOf,
  HEAD_STARTS,
  type Origin,
  type RegencyStep,
  regentsOf,
  SEATS_OF_DAY,
  SOLO_TERMS,
  type Stage,
  type Table,
  type Terms,
  type Wish,
} from '#protocol';
import { termsOf } from './terms.ts';

const SOLO_KINDS = ['free', 'regency', 'daily', 'whatIf', 'sandbox'] as const;
export type SoloKind = (typeof SOLO_KINDS)[number];

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
  readonly step: RegencyStep | null;
  /** Where the game lies that this one was begun from; null if that came from a file or was set up by hand. Only of `whatIf` and `sandbox`. */
  readonly of?: string | null;
}

export const ME = 0;

export const ownSeat = (chairs: readonly Pick<Chair, 'bot'>[]): Seat =>
  Math.max(
    ME,
    chairs.findIndex(({ bot }) => bot === null),
  );

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
  return sitters.map((sitter, seat) => chairOf(sitter, characters[seat] ?? 'briber', seat));
}

const chairOf = ({ name, bot, handicap }: Omit<Sitter, 'wish'>, character: CharacterId, seat: Seat): Chair => ({
  name,
  colour: seat,
  character,
  advancedPlacement: false,
  glory: false,
  handicap,
  bot,
  ready: true,
  connected: true,
  standIn: false,
  coached: false,
  person: null,
});

const botName = (people: People, nth: number): string => people.bots[nth] ?? `Bot ${nth + 1}`;

const sitters = (people: People, wish: Wish, count: number, bot: BotLevel, bots: Wish, handicap: Goods) => [
  { name: people.name, wish, bot: null, handicap: {} },
  ...Array.from({ length: count }, (_, nth) => ({
    name: botName(people, nth),
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
  return { kind: 'free', seed: null, chairs, terms: { ...SOLO_TERMS, ...terms }, pace, date: null, step: null };
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
      name: nth === seat ? people.name : botName(people, nth),
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

const REGENTS = SEATS_OF_DAY - 1;

/** One person against two bots on side A; the two may be of either side of their mats. */
export function regencyPlan(chance: number, people: People, character: CharacterId, step: RegencyStep): SoloPlan {
  const chairs = seatAll(chance, sitters(people, character, REGENTS, regentsOf(step), 'random', HEAD_STARTS[step]));
  return { kind: 'regency', seed: null, chairs, terms: SOLO_TERMS, pace: 'human', date: null, step };
}

/** The same decks, characters and order for everybody on that date. */
export function dailyPlan(date: string, people: People): SoloPlan {
  const { seed, step, level, characters, terms } = dayOf(date);
  const [own = 'briber', ...others] = characters;
  const chairs = [
    chairOf({ name: people.name, bot: null, handicap: {} }, own, ME),
    ...others.map((character, nth) =>
      chairOf({ name: botName(people, nth), bot: level, handicap: HEAD_STARTS[step] }, character, nth + 1),
    ),
  ];
  return { kind: 'daily', seed, chairs, terms, pace: 'human', date, step };
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
