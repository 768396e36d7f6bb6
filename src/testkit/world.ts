import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Millis } from '#engine';

/** Time and chance of a simulation: the same seed, the same story. */
export interface World {
  readonly now: () => Millis;
  /** From 0 to `below`, which is left out. */
  readonly below: (below: number) => number;
  readonly chance: (share: number) => boolean;
  readonly later: (after: Millis, what: () => void) => void;
  /** Does everything that falls due until then, in the order of time. */
  readonly run: (until: Millis) => void;
}

const FINE = 1_000_000;

export function newWorld(seed: number): World {
  const dice = xoroshiro128plus(seed);
  const plans: { readonly when: Millis; readonly nth: number; readonly what: () => void }[] = [];
  let now = 0;
  let planned = 0;
  const below = (limit: number) => uniformInt(dice, 0, limit - 1);
  return {
    now: () => now,
    below,
    chance: (share) => below(FINE) < share * FINE,
    later(after, what) {
      planned += 1;
      const plan = { when: now + after, nth: planned, what };
      const place = plans.findIndex(({ when }) => when > plan.when);
      if (place < 0) plans.push(plan);
      else plans.splice(place, 0, plan);
    },
    run(until) {
      for (let next = plans[0]; next !== undefined && next.when <= until; next = plans[0]) {
        plans.shift();
        now = next.when;
        next.what();
      }
      now = until;
    },
  };
}
