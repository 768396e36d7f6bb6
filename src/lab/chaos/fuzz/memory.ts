import type { Child } from '../../processes/child.ts';

export interface Memory {
  /** Megabytes it holds on to at the end more than after the first tenth, garbage not counted. */
  readonly heldMegabytes: number;
  /** Megabytes it had at the worst moment, with all that belongs to the process. */
  readonly worstMegabytes: number;
  /** 1 if it held on to more than it may. */
  readonly swollen: number;
}

const LOOK_EVERY = 1000;
const MEGA = 1e6;
/** What a server may hold on to, however much it was sent: tables that were made, what was said, addresses. */
const MOST_HELD = 64;

/** Looks at the server's memory while it is attacked. */
export function watchMemory(child: Child) {
  let [early, worst] = [0, 0];
  const looking = setInterval(async () => {
    worst = Math.max(worst, (await child.measure()).residentBytes);
  }, LOOK_EVERY);
  return {
    /** From here on it may grow a little. */
    async begin() {
      early = (await child.measure(true)).heapBytes;
    },
    async end(): Promise<Memory> {
      clearInterval(looking);
      const { heapBytes } = await child.measure(true);
      const heldMegabytes = Math.round((heapBytes - early) / MEGA);
      return { heldMegabytes, worstMegabytes: Math.round(worst / MEGA), swollen: heldMegabytes > MOST_HELD ? 1 : 0 };
    },
    stop: () => clearInterval(looking),
  };
}
