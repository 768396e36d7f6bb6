import type { Game, Millis, Seat } from '#engine';

export const THEMES = ['timing', 'gold', 'freeing', 'votes', 'provinces', 'lastRound'] as const;
/** What a puzzle teaches. */
export type Theme = (typeof THEMES)[number];

/** A moment of a game in which the best choice is to be found. */
export interface Puzzle {
  readonly id: string;
  readonly game: Game;
  readonly seat: Seat;
  readonly at: Millis;
  readonly theme: Theme;
  /** 1 for what an adept finds, 2 for what a master finds, 3 for what only the champion sees. */
  readonly grade: 1 | 2 | 3;
}

/** The puzzle of a date, from a public game that was seen to its end on the day before; null where there was none. */
export interface PuzzleOfDay {
  readonly date: string;
  readonly puzzle: Puzzle | null;
  /** The person who had it in their game chose something worse. */
  readonly missed: boolean;
}

const PREFIX = 'day-';

/** Such a puzzle is known by its date. */
export const puzzleIdOf = (date: string): string => `${PREFIX}${date}`;
export const dateOfPuzzle = (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);
