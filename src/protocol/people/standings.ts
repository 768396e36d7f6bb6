import type { Pace } from './pace.ts';

/** A rating as it is shown. */
export interface Rating {
  readonly name: string;
  readonly rating: number;
  /** Two of these to either side hold the true strength nineteen times out of twenty. */
  readonly deviation: number;
  readonly games: number;
  /** Too few games, or not sure enough. */
  readonly provisional: boolean;
}

/** `GET /api/ratings?pace=…` */
export interface Ranking {
  readonly pace: Pace;
  /** The best, those with a provisional rating behind the others. */
  readonly ratings: readonly Rating[];
  /** Who asks, and their place among those whose rating is not provisional. */
  readonly you: (Rating & { readonly place: number | null }) | null;
  /** All who have a rating at this pace. */
  readonly people: number;
}

/** A rated game of a player. */
export interface RatedGame {
  readonly code: string;
  readonly endedAt: number;
  readonly pace: Pace;
  readonly character: string;
  readonly place: number;
  readonly points: number;
  readonly complete: boolean;
  /** A bot ended it for them. */
  readonly standIn: boolean;
  readonly before: number;
  readonly after: number;
  /** Those they played with, in the order they ended. */
  readonly others: readonly { readonly name: string; readonly bot: string | null }[];
}

/** `GET /api/players/NAME`: what the rated games of a person tell. */
export interface Player {
  readonly ratings: Readonly<Partial<Record<Pace, Rating>>>;
  /** Each game and the rating after it, oldest first; the newest of them if there are many. */
  readonly course: readonly Pick<RatedGame, 'code' | 'endedAt' | 'pace' | 'after'>[];
  /** Seats, victories, full parchments and points by character and number of players. */
  readonly counts: readonly Omit<Count, 'who'>[];
  readonly best: readonly RatedGame[];
  readonly last: readonly RatedGame[];
}

/**
 * What is counted. By character: `seats`, of those `won` and `complete`, and the sum of their `points`. Of winners:
 * `winningPoints`. Of seats: `firstReward`. Of games: `minutes`.
 */
export const WHATS = ['seats', 'won', 'complete', 'points', 'winningPoints', 'firstReward', 'minutes'] as const;

/** `GET /api/statistics`: one count; `which` is a character, points, a reward or minutes, as `what` has it. */
export interface Count {
  /** `people`, a level of bots, or of games `people`, `bots` or `mixed`. */
  readonly who: string;
  readonly players: number;
  readonly what: (typeof WHATS)[number];
  readonly which: string;
  readonly count: number;
}
