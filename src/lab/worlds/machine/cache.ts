import type { Chance } from './world.ts';

/**
 * What was written to a disk, in its order, and how much of it is there for good. Modelled is what a write-ahead log
 * comes to: a transaction that was synced is there whole; one that was not is there whole, torn or not at all when the
 * power goes, and a torn one is known by its sums. `store/wal.test.ts` holds the real one to the same.
 */
export interface Cache<T> {
  readonly write: (what: T, now: number) => void;
  /** All that was written up to now is there for good. */
  readonly sync: () => void;
  /** Gives what is found afterwards, up to the first that is torn or missing, and whether more lies behind that. */
  readonly losePower: (now: number) => { readonly found: readonly T[]; readonly isDamaged: boolean };
}

/** The system writes by itself what is older than this. */
const WRITTEN_BACK = 5000;

export function newCache<T>(chance: Chance): Cache<T> {
  let writes: { readonly what: T; readonly at: number }[] = [];
  let synced = 0;
  return {
    write: (what, at) => void writes.push({ what, at }),
    sync() {
      synced = writes.length;
    },
    losePower(now) {
      const isThere = writes.map(({ at }, nth) => nth < synced || now - at > WRITTEN_BACK || chance.happens(0.5));
      const end = isThere.indexOf(false);
      const isDamaged = end >= 0 && isThere.indexOf(true, end) >= 0;
      if (end >= 0) writes = writes.slice(0, end);
      synced = writes.length;
      return { found: writes.map(({ what }) => what), isDamaged };
    },
  };
}
