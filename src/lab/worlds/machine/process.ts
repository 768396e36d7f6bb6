import type { Machine } from '#server/parts';
import type { World } from './world.ts';

/** A program that runs on a machine of the world. It dies without a word, and may sleep without knowing it. */
export interface Process {
  readonly name: string;
  readonly machine: Machine;
  /** Something comes to it from outside: heard when it is awake, never when it is dead. */
  readonly hear: (act: () => void) => void;
  readonly isAlive: () => boolean;
  readonly kill: () => void;
  readonly freeze: () => void;
  readonly thaw: () => void;
}

/** The clocks of a machine, which outlive its processes. */
export interface Clocks {
  /** How many milliseconds pass on it while one truly does. */
  speed: number;
  /** How far its calendar is off. */
  wrongBy: number;
}

/** No timer is finer: a rest of a rounding would be no time at all, again and again. */
const SHORTEST = 0.001;
/** Some day; no test hangs on which. */
const TODAY = 1_800_000_000_000;

export function startProcess(world: World, name: string, clocks: Clocks): Process {
  const held: (() => void)[] = [];
  const { speed } = clocks;
  const born = world.now();
  const since = world.chance.between(1, 1_000_000);
  let isDead = false;
  let isFrozen = false;
  const hear = (act: () => void): void => {
    if (isDead) return;
    if (isFrozen) held.push(act);
    else act();
  };
  const bytes = (count: number): Buffer => Buffer.from(Array.from({ length: count }, () => world.chance.below(256)));
  return {
    name,
    hear,
    isAlive: () => !isDead,
    machine: {
      now: () => since + (world.now() - born) * speed,
      today: () => Math.round(TODAY + world.now() + clocks.wrongBy),
      later(wait, act) {
        let isOff = false;
        const cancel = world.later(wait > 0 ? Math.max(wait / speed, SHORTEST) : 0, () => hear(() => isOff || act()));
        return () => {
          isOff = true;
          cancel();
        };
      },
      soon: (act) => void world.later(0, () => hear(act)),
      bytes,
      below: world.chance.below,
    },
    kill() {
      isDead = true;
      held.length = 0;
    },
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
      for (const act of held.splice(0)) world.later(0, () => hear(act));
    },
  };
}
