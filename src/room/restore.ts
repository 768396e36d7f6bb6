import type { Millis } from '#engine';
import { type Entry, type Following, follow, lastSeq, startFollowing } from '#protocol';
import { type Counts, noteEntry } from './counts.ts';
import type { Opening } from './ports.ts';
import { addTo, newTail, type Tail } from './tail.ts';

/** A table as its log tells it. */
export interface Restored {
  readonly following: Following;
  /** Game time of the last thing that happened. */
  readonly at: Millis;
  readonly counts: Counts;
  readonly tail: Tail;
}

/** Folds what happened, rewinds included. No rule is asked, so a corrected rule never rewrites the past. */
export function restore({ game }: Opening, entries: Iterable<Entry>): Restored {
  let following = startFollowing({ seq: 0, game });
  let at = 0;
  const counts: Counts = new Map();
  const tail = newTail();
  for (const entry of entries) {
    const next = follow(following, entry);
    if (next === undefined || next.seq !== lastSeq(entry))
      throw new RangeError(`entry ${entry.seq} does not follow ${following.seq}`);
    following = next;
    at = Math.max(at, latest(entry));
    noteEntry(counts, entry);
    addTo(tail, entry);
  }
  return { following, at, counts, tail };
}

const latest = (entry: Entry): Millis =>
  entry.type === 'happened' ? entry.at : Math.max(0, ...entry.happened.map(({ at }) => at));
