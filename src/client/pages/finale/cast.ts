import type { Game, Ranking, Seat } from '#engine';

const OCCASIONS = ['free', 'daily', 'regency'] as const;
/** What kind of game ended: the daily challenge and the Regency have words of their own. */
export type Occasion = (typeof OCCASIONS)[number];

/** Who plays in the show, and what they are called. */
export interface Cast {
  readonly game: Game;
  readonly ranking: Ranking;
  readonly occasion: Occasion;
  readonly nameOf: (seat: Seat) => string;
  readonly colourOf: (seat: Seat) => number;
  readonly isOwn: (seat: Seat) => boolean;
}

/** Whether the end of a game is still to be celebrated. */
export interface Debut {
  readonly wanted: boolean;
  readonly done: () => void;
}
