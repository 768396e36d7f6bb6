import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Millis } from '#engine';

/** Time and chance of a simulation: the same seed, the same story, to the byte. */
export interface World {
  /** True time, which no machine knows. */
  readonly now: () => Millis;
  readonly chance: Chance;
  /** Calls once after so long; what it gives calls that off. */
  readonly later: (wait: Millis, act: () => void) => () => void;
  /** Does everything that falls due until then, one thing after the other with all that follows from it. */
  readonly run: (until: Millis) => Promise<void>;
  /** One line more in the story, which is known by its hash. */
  readonly note: (what: string) => void;
  readonly hash: () => string;
  readonly steps: () => number;
}

export interface Chance {
  /** From 0 to `limit`, which is left out. */
  readonly below: (limit: number) => number;
  /** From `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number;
  readonly happens: (share: number) => boolean;
}

const FINE = 1_000_000;
/** A program that is called so often in one moment will be called in it for ever. */
const MOST_IN_A_MOMENT = 100_000;

export function chanceOf(seed: number): Chance {
  const dice = xoroshiro128plus(seed);
  const between = (least: number, most: number): number => uniformInt(dice, Math.round(least), Math.round(most));
  return {
    between,
    below: (limit) => between(0, Math.max(0, limit - 1)),
    happens: (share) => between(0, FINE - 1) < share * FINE,
  };
}

interface Plan {
  readonly when: Millis;
  readonly nth: number;
  act: (() => void) | null;
}

const isSooner = (one: Plan, other: Plan): boolean =>
  one.when < other.when || (one.when === other.when && one.nth < other.nth);

export function newWorld(seed: number, tell: (line: string) => void = () => {}): World {
  const story = createHash('sha256');
  const heap: Plan[] = [];
  let now = 0;
  let planned = 0;
  let steps = 0;
  let sinceItMoved = 0;
  const note = (what: string): void => {
    const line = `${now.toFixed(3)} ${what}\n`;
    story.update(line);
    tell(line);
  };
  return {
    now: () => now,
    chance: chanceOf(seed),
    note,
    later(wait, act) {
      planned += 1;
      const plan: Plan = { when: now + Math.max(0, wait), nth: planned, act };
      push(heap, plan);
      return () => {
        plan.act = null;
      };
    },
    async run(until) {
      for (let next = heap[0]; next !== undefined && next.when <= until; next = heap[0]) {
        pop(heap);
        if (next.act === null) continue;
        sinceItMoved = next.when === now ? sinceItMoved + 1 : 0;
        if (sinceItMoved > MOST_IN_A_MOMENT) throw new Error(`time stands still at ${now.toFixed(3)}`);
        now = next.when;
        steps += 1;
        next.act();
        await everythingElse();
      }
      now = until;
    },
    hash: () => story.copy().digest('hex'),
    steps: () => steps,
  };
}

/** What follows without any time passing: a tick comes when all promises that can be resolved are. */
const everythingElse = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

function push(heap: Plan[], plan: Plan): void {
  let place = heap.push(plan) - 1;
  while (place > 0) {
    const above = (place - 1) >> 1;
    if (!isSooner(plan, heap[above] as Plan)) break;
    heap[place] = heap[above] as Plan;
    place = above;
  }
  heap[place] = plan;
}

function pop(heap: Plan[]): void {
  const last = heap.pop() as Plan;
  if (heap.length === 0) return;
  let place = 0;
  for (;;) {
    const left = place * 2 + 1;
    if (left >= heap.length) break;
    const below = left + 1 < heap.length && isSooner(heap[left + 1] as Plan, heap[left] as Plan) ? left + 1 : left;
    if (!isSooner(heap[below] as Plan, last)) break;
    heap[place] = heap[below] as Plan;
    place = below;
  }
  heap[place] = last;
}
