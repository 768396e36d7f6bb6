import type { Command, RefusalId, Seat } from '#engine';
import type { Entry } from '#protocol';

/** What one seat has asked for so far, as far back as a second sending may reasonably come. */
interface Count {
  highest: number;
  readonly settled: Map<number, number>;
  readonly refused: Map<number, { readonly refused: RefusalId; readonly command: string }>;
}

export type Counts = Map<Seat, Count>;

const MOST_SETTLED = 128;
const MOST_REFUSED = 32;

function countOf(counts: Counts, seat: Seat): Count {
  const found = counts.get(seat);
  if (found !== undefined) return found;
  const count: Count = { highest: 0, settled: new Map(), refused: new Map() };
  counts.set(seat, count);
  return count;
}

/** Makes nothing of a seat that has not asked yet. */
export const highestOf = (counts: Counts, seat: Seat): number => counts.get(seat)?.highest ?? 0;

/** The `seq` by which an ask was settled; undefined if it never was. What is too long ago counts as settled by now. */
export function settledBy(counts: Counts, seat: Seat, nth: number, now: number): number | undefined {
  const { settled, highest } = countOf(counts, seat);
  return settled.get(nth) ?? (nth <= highest - MOST_SETTLED ? now : undefined);
}

/** The same ask again gets the same no. */
export function refusedBefore(counts: Counts, seat: Seat, nth: number, command: Command): RefusalId | undefined {
  const before = countOf(counts, seat).refused.get(nth);
  return before !== undefined && before.command === JSON.stringify(command) ? before.refused : undefined;
}

export function noteSettled(counts: Counts, seat: Seat, nth: number, seq: number): void {
  if (nth === 0) return;
  const count = countOf(counts, seat);
  count.refused.delete(nth);
  note(count, count.settled, MOST_SETTLED, nth, seq);
}

export function noteRefused(counts: Counts, seat: Seat, nth: number, command: Command, refused: RefusalId): void {
  if (nth === 0) return;
  const count = countOf(counts, seat);
  note(count, count.refused, MOST_REFUSED, nth, { refused, command: JSON.stringify(command) });
}

function note<T>(count: Count, answers: Map<number, T>, most: number, nth: number, answer: T): void {
  count.highest = Math.max(count.highest, nth);
  answers.delete(nth);
  answers.set(nth, answer);
  for (const oldest of answers.keys()) {
    if (answers.size <= most) return;
    answers.delete(oldest);
  }
}

/** All whose asks an entry settles; those who lost by a claim as well. */
export function noteEntry(counts: Counts, entry: Entry): void {
  if (entry.type === 'happened') return noteSettled(counts, entry.seat, entry.nth, entry.seq);
  for (const { seat, nth, seq } of entry.happened) noteSettled(counts, seat, nth, seq);
  for (const { seat, nth } of entry.lost) noteSettled(counts, seat, nth, entry.seq);
}
