/** Milliseconds that one thought may take on a slow phone, and how many longer ones in a row are put up with. */
const MOST = 60;
const PATIENCE = 3;
/** What takes less was hardly a thought, and tells nothing of the machine. */
const HARDLY = 15;
const LEAST = 1 / 8;

/** How much of its usual thought this machine has the breath for. */
export interface Breath {
  readonly part: () => number;
  /** A thought took so many milliseconds. */
  readonly took: (millis: number) => void;
}

/** A machine on which thoughts take too long is asked for half as much, and again if that is still too much. */
export function openBreath(): Breath {
  let part = 1;
  let late = 0;
  return {
    part: () => part,
    took(millis) {
      if (millis < HARDLY) return;
      late = millis > MOST ? late + 1 : 0;
      if (late < PATIENCE || part === LEAST) return;
      part /= 2;
      late = 0;
    },
  };
}
