import { randomBytes, randomInt } from 'node:crypto';

/** What a process is lent of the machine it runs on: clocks, timers and chance. A simulation lends its own. */
export interface Machine {
  /** Real milliseconds, never going back. */
  readonly now: () => number;
  /** What the calendar says, in milliseconds. It may be wrong, and may be set while the process runs. */
  readonly today: () => number;
  /** Calls once after so long; what it gives calls that off. */
  readonly later: (wait: number, act: () => void) => () => void;
  /** Calls when all that came in together has been heard. */
  readonly soon: (act: () => void) => void;
  readonly bytes: (count: number) => Buffer;
  /** From 0 to `limit`, which is left out. */
  readonly below: (limit: number) => number;
}

export const MACHINE: Machine = {
  now: () => performance.now(),
  today: () => Date.now(),
  later(wait, act) {
    const timer = setTimeout(act, wait);
    return () => clearTimeout(timer);
  },
  soon: (act) => void setImmediate(act),
  bytes: randomBytes,
  below: (limit) => randomInt(limit),
};

export const pause = ({ later }: Machine, time: number): Promise<void> =>
  new Promise((resolve) => void later(time, resolve));

/** Again and again; what it gives ends that. */
export function every({ later }: Machine, time: number, act: () => void): () => void {
  let cancel = (): void => {};
  const turn = (): void => {
    cancel = later(time, turn);
    act();
  };
  cancel = later(time, turn);
  return () => cancel();
}
