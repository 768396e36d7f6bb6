/** Milliseconds that one thought may take on a slow phone. */
const MOST = 60;
/** What takes less was hardly a thought, and tells nothing of the machine. */
const HARDLY = 15;
/** So many long thoughts are put up with; each that was in time makes up for a part of one. */
const PATIENCE = 3;
const FORGIVEN = 0.02;
/** After so many in time, one after the other, the machine is asked for more again. */
const RECOVERED = 300;
const LEAST = 1 / 8;

/** How much of its usual thought this machine has the breath for. */
export interface Breath {
  readonly part: () => number;
  /** A thought took so many milliseconds. */
  readonly took: (millis: number) => void;
}

/** A machine on which thoughts often take too long is asked for half as much, and again if that is still too much. */
export function openBreath(): Breath {
  let part = 1;
  let late = 0;
  let inTime = 0;
  return {
    part: () => part,
    took(millis) {
      if (millis < HARDLY) return;
      const isLate = millis > MOST;
      late = isLate ? late + 1 : Math.max(0, late - FORGIVEN);
      inTime = isLate ? 0 : inTime + 1;
      if (late >= PATIENCE) {
        part = Math.max(LEAST, part / 2);
        late = 0;
      }
      if (inTime === RECOVERED) {
        part = Math.min(1, part * 2);
        inTime = 0;
      }
    },
  };
}
