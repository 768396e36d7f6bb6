import type {
  AchievementId,
  Area,
  CardId,
  CharacterId,
  Effect,
  Goods,
  ProvinceId,
  RewardId,
  Row,
  Slot,
  Track,
} from '#content';

/** Game time in milliseconds. It stands still while the table is paused (PAU-1). */
export type Millis = number;
/** A place at the table, 0 to 4. */
export type Seat = number;
/** The table itself, which submits what falls due; also the neutral marker on the privilege track (P23-3). */
export const NOBODY = -1;

export const TIMINGS = ['timed', 'untimed'] as const;
export type Timing = (typeof TIMINGS)[number];

/** What the seats agreed on before set-up. */
export interface Options {
  /** A whole number of up to 53 bits, from which all chance comes. It can be found by trying: see `sealed.ts`. */
  readonly seed: number;
  readonly seats: readonly SeatOptions[];
  /** One entry per round (UNT-1). */
  readonly timing: readonly Timing[];
  /** Scales the sand and nothing else (DIG-6): 2 is twice as fast, 0.1 ten times slower. */
  readonly speed: number;
  /** PRV-1; 0 switches claims off. */
  readonly privilegeWindow: Millis;
  /** DIG-4; 0 means no limit. */
  readonly waitLimit: Millis;
  /** DIG-1 */
  readonly lastWord: Millis;
}

/** What everybody at the table knows of it. The seed is not among it, for the decks come from it. */
export type Agreed = Omit<Options, 'seed'>;

export interface SeatOptions {
  readonly character: CharacterId;
  /** ADV-1 */
  readonly advancedPlacement: boolean;
  /** ADV-3 */
  readonly glory: boolean;
  /** Given on top of the character's start, to level a table. */
  readonly handicap: Goods;
}

export const PHASES = ['placement', 'round', 'called', 'rewards', 'discards', 'moves', 'over'] as const;
/** `called` is the round after council was called (CAL-2); rewards, discards and moves are council steps 2, 3 and 5. */
export type Phase = (typeof PHASES)[number];

/** All there is to know about a game in progress. Nothing in it is secret: undealt cards are not here. */
export interface Game {
  readonly options: Agreed;
  /** How long each timer's sand runs. */
  readonly sand: Readonly<Record<Area, Millis>>;
  readonly phase: Phase;
  readonly round: number;
  readonly timing: Timing;
  readonly paused: boolean;
  readonly timers: Readonly<Record<Area, Timer>>;
  /** The four purple circles: two of the top row, two of the bottom row (SET-2). */
  readonly circles: readonly Circle[];
  /** Where the token stands on the timer track in an untimed round (UNT-2). */
  readonly trackSpace: number;
  /** Seats from first to last; NOBODY is the neutral marker. */
  readonly privilege: readonly Seat[];
  readonly players: readonly Player[];
  /** Frames that hold a neutral worker (P23-2). */
  readonly neutralFrames: readonly number[];
  readonly display: readonly (ProvinceId | null)[];
  readonly provincesDealt: number;
  readonly rewards: readonly RewardId[];
  /** COU-4 */
  readonly grandeOpen: boolean;
  readonly achievement: AchievementId;
  readonly tokenOnCard: boolean;
  /** Whose turn it is where there is an order: placement (SET-10) and council rewards (COU-2). */
  readonly turn: number;
  /** When the table stops waiting (DIG-4), or the player on the clock is done (DIG-1); null for never. */
  readonly deadline: Millis | null;
  /** Who has the clock after a player called time (DIG-1). */
  readonly onClock: Seat | null;
}

export interface Timer {
  readonly row: Row;
  readonly sandOut: Millis;
}

export type Circle = 'open' | 'marker' | 'timer';

export interface Player {
  readonly character: CharacterId;
  readonly military: number;
  readonly culture: number;
  readonly gold: number;
  readonly votes: number;
  /** Steps taken on each track from its start. */
  readonly power: number;
  readonly prestige: number;
  readonly popularity: number;
  readonly legendary: boolean;
  /** ADV-3 */
  readonly glory: Readonly<Record<Track, number>>;
  readonly hand: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly slots: Readonly<Record<Slot, readonly ProvinceId[]>>;
  readonly provinceLimit: number;
  readonly workers: readonly Worker[];
  /** Common workers not yet in play (SET-7). */
  readonly recruits: number;
  readonly claimed: boolean;
  /** CAL-2, UNT-3 */
  readonly done: boolean;
  /** SET-10, COU-12 */
  readonly ready: boolean;
  /** DIG-5 */
  readonly timingVote: Timing | null;
  /** What is left of an action begun. The first entry is a question only this player can answer (ACT-2, WRK-9). */
  readonly todo: readonly Task[];
}

export const SPOTS = ['mat', 'frame', 'box'] as const;
export type Spot = (typeof SPOTS)[number];

/** `space` is the number of a frame or, in a box, of an action; 0 on the mat. */
export interface Worker {
  readonly grande: boolean;
  readonly spot: Spot;
  readonly space: number;
}

/** An effect still to happen, or a step of one that waits for an answer. */
export type Task =
  | Effect
  | { readonly do: 'payWild'; readonly count: number }
  | { readonly do: 'tuck'; readonly province: ProvinceId }
  | { readonly do: 'glory'; readonly track: Track; readonly count: number }
  | { readonly do: 'discard'; readonly slot: Slot; readonly count: number };

export const DECKS = ['provinces', 'rewards', 'achievements'] as const;
export type Deck = (typeof DECKS)[number];

/** The order of the decks: the one secret of the game, fixed at set-up and never part of a Game. */
export interface Secret {
  readonly provinces: readonly ProvinceId[];
  readonly rewards: readonly RewardId[];
  readonly achievements: readonly AchievementId[];
}

/** What set-up gives: what everybody sees, and what only the table knows. */
export interface Opening {
  readonly game: Game;
  readonly secret: Secret;
}

/** A secret seed and the seal over the decks made from it. The seal is told at the start, the seed at the end. */
export interface Sealed {
  readonly seed: string;
  readonly seal: string;
}

/** Looks at the nth card of a deck, as only the table may. */
export type Peek = <D extends Deck>(deck: D, nth: number) => Secret[D][number];
