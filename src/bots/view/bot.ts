import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Command, Game, Millis, Seat } from '#engine';

/** What a bot goes by: no more than a person in that seat can see. It judges ahead with a blind peek only. */
export interface Sight {
  readonly game: Game;
  readonly seat: Seat;
  readonly at: Millis;
  /** When this seat last did something: nobody does two things at once. */
  readonly acted?: Millis;
  /** When anything last happened at the table: nobody answers before they have seen it. */
  readonly changed?: Millis;
}

/** Something to do now, or when to be asked again; sooner if anything happens. */
export type Decision = { readonly do: Command } | { readonly askAgainAt: Millis };

/** A bot's own chance. The game's lies in its set-up. */
export interface Dice {
  /** A whole number from 0 up to but not `below`. */
  readonly next: (below: number) => number;
}

export type Bot = (sight: Sight, dice: Dice) => Decision;

export function diceOf(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  return { next: (below) => (below <= 1 ? 0 : uniformInt(generator, 0, below - 1)) };
}

/** The dice of one look at the table: the same look gives the same throws, wherever it is thought about. */
export function diceFor(chance: number, { seat, acted = 0, changed = 0 }: Sight): Dice {
  let mixed = Math.imul(Math.floor(chance / 2 ** 21) ^ Math.floor(acted), 0x85ebca6b) ^ (chance | 0);
  mixed = Math.imul(mixed ^ Math.imul(seat + 1, 0x9e3779b1) ^ Math.floor(changed), 0xc2b2ae35);
  return diceOf((mixed ^ (mixed >>> 15)) >>> 1);
}
