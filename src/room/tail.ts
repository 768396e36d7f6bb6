import type { Entry } from '#protocol';

/** How many entries stay at hand for those who missed a few. Beyond that the state is shorter. */
export const TAIL = 64;

/** The latest entries: a ring, in which a new one takes the place of the oldest. */
export interface Tail {
  readonly entries: Entry[];
  /** How many have come so far. */
  count: number;
}

export const newTail = (): Tail => ({ entries: [], count: 0 });

export function addTo(tail: Tail, entry: Entry): void {
  tail.entries[tail.count % TAIL] = entry;
  tail.count += 1;
}

/** Oldest first. */
export function entriesOf({ entries, count }: Tail): readonly Entry[] {
  const oldest = count % TAIL;
  return count > TAIL ? [...entries.slice(oldest), ...entries.slice(0, oldest)] : entries;
}
