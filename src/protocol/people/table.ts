import type { CharacterId, Goods } from '#content';
import type { Millis, Seat } from '#engine';
import type { Reason } from './manners.ts';
import type { PersonId } from './person.ts';
import type { BotLevel, Terms } from './terms.ts';

/** `random` draws from all ten, `basic` and `advanced` from one side of the mats. */
export type Wish = CharacterId | 'random' | 'basic' | 'advanced';

/** One place at a table, before and during a game. */
export interface Chair {
  /** Empty while nobody sits here. */
  readonly name: string;
  readonly colour: number;
  readonly character: Wish;
  readonly advancedPlacement: boolean;
  readonly glory: boolean;
  readonly handicap: Goods;
  /** Who plays: a person, or a bot of some level. */
  readonly bot: BotLevel | null;
  readonly ready: boolean;
  readonly connected: boolean;
  /** A person who is away and played by a bot until they return. */
  readonly standIn: boolean;
  /** A person whom the coach advises; never at a public table. */
  readonly coached: boolean;
  /** Over the wire, a program that says so of itself. */
  readonly program?: boolean;
  /** The same as long as one token holds the seat, at rematches too: by it a person is known whom others do not want to hear. */
  readonly who?: string;
  /** Who sits here, if they have proven their name. */
  readonly person: PersonId | null;
}

export type ChairChange = Partial<
  Pick<
    Chair,
    'name' | 'colour' | 'character' | 'advancedPlacement' | 'glory' | 'handicap' | 'bot' | 'ready' | 'coached'
  >
>;

export const STAGES = ['lobby', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** A table as everybody at it sees it. */
export interface Table {
  readonly code: string;
  readonly stage: Stage;
  readonly host: Seat | null;
  readonly chairs: readonly Chair[];
  readonly terms: Terms;
  readonly spectators: number;
  /** Where the same people play again. */
  readonly rematch: string | null;
  /** Persons whom some want out of the running game. */
  readonly removals?: readonly Removal[];
  /** Persons who are away from the running game and not played by a bot yet. */
  readonly away?: readonly Absence[];
  /** Names of those whom the host has asked to leave and who may not sit down again. */
  readonly barred?: readonly string[];
  /** Only for a table whose game begins where another one stood: its chairs and most of its terms are that game's. */
  readonly begun?: BegunTable;
}

export interface BegunTable {
  readonly round: number;
  /** There is no other game: its position was set up by hand. */
  readonly byHand: boolean;
  readonly of: string | null;
}

export interface Absence {
  readonly seat: Seat;
  /** Until a bot plays for them; null if none does by itself. */
  readonly standInMs: Millis | null;
}

export interface Removal {
  readonly seat: Seat;
  readonly by: readonly Seat[];
  /** So many have to want it. */
  readonly needed: number;
}

/** How many chairs one browser may take that is not the host's. */
export const CHAIRS_OF_GUEST = { private: 2, public: 1 } as const;

/** Why a browser no longer holds a seat. */
export const PARTINGS = ['unseated', 'removed', 'renewed'] as const;
export type Parting = (typeof PARTINGS)[number];

/** Who removed a person, and why; null where nobody said. */
export interface Removed {
  readonly by: 'host' | 'vote';
  readonly reason: Reason | null;
}
