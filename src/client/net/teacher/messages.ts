import type { Choice, Curve, Lapse } from '#analysis';
import type { Command, Game, Millis, Seat } from '#engine';
import type { Happened } from '#protocol';

/** A game from its beginning, as far as it stands. */
interface Course {
  readonly first: Game;
  readonly stands: readonly Happened[];
}

/** What a page may ask of the champion. */
export interface Questions {
  /** How likely each seat was to win, from before the first command to after the last. */
  readonly curve: { readonly asks: Course; readonly told: Curve };
  /** What these seats could have done better, one after the other. */
  readonly lapses: {
    readonly asks: Course & { readonly seats: readonly Seat[] };
    readonly told: { readonly found: Lapse | null; readonly done: number; readonly of: number };
  };
  /** What a seat might do now, best first; `beside` is thought over as well. */
  readonly counsel: {
    readonly asks: {
      readonly game: Game;
      readonly seat: Seat;
      readonly at: Millis;
      readonly beside: readonly Command[];
    };
    readonly told: readonly Choice[];
  };
  /** How likely each seat is to win as the table is now. */
  readonly now: { readonly asks: { readonly game: Game; readonly at: Millis }; readonly told: readonly number[] };
}
export type About = keyof Questions;

/** To the worker; a question without words is no longer wanted. */
export type ToTeacher =
  | { readonly id: number; readonly about: About; readonly asks: unknown }
  | { readonly id: number };

/** Answers come in pieces; nothing is told in the last message. */
export interface FromTeacher {
  readonly id: number;
  readonly told: unknown;
}
