import { diceOf } from '#bots';
import { type Options, score } from '#engine';
import { fight } from '../games/playOut.ts';
import { botOf, type Variant } from './variant.ts';

/** One game of one variant against others. */
export interface Trial {
  readonly name: string;
  readonly one: Variant;
  readonly rest: Variant;
  readonly seat: number;
  readonly options: Options;
  readonly seed: number;
}

export interface Verdict {
  readonly name: string;
  readonly won: boolean;
  readonly points: number;
  readonly restPoints: number;
  /** Milliseconds: in all, and the longest single thought, of the one. */
  readonly spent: number;
  readonly longest: number;
}

export function judgeTrial({ name, one, rest, seat, options, seed }: Trial, now: () => number): Verdict {
  let spent = 0;
  let longest = 0;
  const bots = options.seats.map((_, other) => {
    const bot = botOf(other === seat ? one : rest);
    if (other !== seat) return bot;
    return (...asked: Parameters<typeof bot>) => {
      const began = now();
      const decision = bot(...asked);
      const took = now() - began;
      spent += took;
      longest = Math.max(longest, took);
      return decision;
    };
  });
  const { game } = fight(
    options,
    bots,
    options.seats.map((_, other) => diceOf(seed * 31 + other)),
  );
  const { winner, standings } = score(game);
  const own = standings.find((standing) => standing.seat === seat)?.points ?? 0;
  const others = standings.filter((standing) => standing.seat !== seat).reduce((sum, { points }) => sum + points, 0);
  return { name, won: winner === seat, points: own, restPoints: others / (standings.length - 1), spent, longest };
}
