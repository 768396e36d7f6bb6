import type { Command, RefusalId, Seat } from '#engine';
import type { Entry } from '#protocol';

/** What one seat has asked for so far, as far back as a second sending may reasonably come. */
interface Count {
  highest: number;
  /** A ring: the `seq` by which each of the newest asks was settled, or `NEVER`. */
  readonly settled: number[];
  readonly refused: Map<number, { readonly refused: RefusalId; readonly command: string }>;
}

export type Counts = Map<Seat, Count>;

const MOST_SETTLED = 128;
const MOST_REFUSED = 32;
const NEVER = -1;

function countOf(counts: Counts, seat: Seat): Count {
  const found = counts.get(seat);
  if (found !== undefined) return found;
  const count: Count = { highest: 0, settled: [], refused: new Map() };
  counts.set(seat, count);
  return count;
}

/** Makes nothing of a seat that has not asked yet. */
export const highestOf = (counts: Counts, seat: Seat): number => counts.get(seat)?.highest ?? 0;

/** The `seq` by which an ask was settled; undefined if it never was. What is too long ago counts as settled by now. */
export function settledBy(counts: Counts, seat: Seat, nth: number, now: number): number | undefined {
  const { settled, highest } = countOf(counts, seat);
  if (nth <= highest - MOST_SETTLED) return now;
  const seq = nth > highest ? NEVER : settled[nth % MOST_SETTLED];
  return seq === NEVER ? undefined : seq;
}

/** The same ask again gets the same no. */
export function refusedBefore(counts: Counts, seat: Seat, nth: number, command: Command): RefusalId | undefined {
  const before = countOf(counts, seat).refused.get(nth);
  return before !== undefined && before.command === JSON.stringify(command) ? before.refused : undefined;
}

export function noteSettled(counts: Counts, seat: Seat, nth: number, seq: number): void {
  if (nth === 0) return;
  const count = countOf(counts, seat);
  if (count.refused.size > 0) count.refused.delete(nth);
  raise(count, nth);
  if (nth > count.highest - MOST_SETTLED) count.settled[nth % MOST_SETTLED] = seq;
}

export function noteRefused(counts: Counts, seat: Seat, nth: number, command: Command, refused: RefusalId): void {
  if (nth === 0) return;
  const count = countOf(counts, seat);
  raise(count, nth);
  count.refused.delete(nth);
  count.refused.set(nth, { refused, command: JSON.stringify(command) });
  for (const oldest of count.refused.keys()) {
    if (count.refused.size <= MOST_REFUSED) return;
    count.refused.delete(oldest);
  }
}

/** The ring goes on to a newer number; those in between have not been settled. */
function raise(count: Count, nth: number): void {
  const from = Math.max(count.highest, nth - MOST_SETTLED) + 1;
  for (let newer = from; newer <= nth; newer += 1) count.settled[newer % MOST_SETTLED] = NEVER;
  count.highest = Math.max(count.highest, nth);
}

/** All whose asks an entry settles; those who lost by a claim as well. */
export function noteEntry(counts: Counts, entry: Entry): void {
  if (entry.type === 'happened') return noteSettled(counts, entry.seat, entry.nth, entry.seq);
  for (const { seat, nth, seq } of entry.happened) noteSettled(counts, seat, nth, seq);
  for (const { seat, nth } of entry.lost) noteSettled(counts, seat, nth, entry.seq);
}
