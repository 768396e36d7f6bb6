import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Draws a whole number from 0 up to but not `below`. */
export type Draw = (below: number) => number;

/** What chance decides. Where it matters, each has a stream of its own: what is seen of one tells nothing of another. */
type Stream = 'rewards' | 'provinces' | 'finalRewards' | 'achievements' | 'privilege' | 'characters';
export type Chance = (of: Stream) => Draw;

/** Fisher and Yates. */
export function shuffled<T>(draw: Draw, cards: readonly T[]): readonly T[] {
  const deck = cards.slice();
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [deck[last], deck[other]] = [deck[other] as T, deck[last] as T];
  }
  return deck;
}

const drawBy =
  (dice: RandomGenerator): Draw =>
  (below) =>
    uniformInt(dice, 0, below - 1);

/** Quick and no secret: from a few cards a program can find the number by trying. For tests, lessons and the daily challenge. */
export const drawDecks = (seed: number): Draw =>
  drawBy(xoroshiro128plusFromState([-1, ~seed, seed | 0, Math.floor(seed / 2 ** 32)]));

export const drawPeople = (seed: number): Draw => drawBy(xoroshiro128plus(seed ^ 0x5eed));
