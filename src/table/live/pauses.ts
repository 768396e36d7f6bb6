import { type Millis, NOBODY, type Seat } from '#engine';
import type { Happened } from '#protocol';
import type { Room } from '#room';
import type { TableRecord } from '../kept/record.ts';

/** Game time of each seat's pauses, by the number of the ask: the same pause can happen again in a rewind. */
export type Pauses = Map<Seat, Map<number, Millis>>;

interface Pausing {
  readonly record: TableRecord;
  readonly room: Room | null;
  readonly pauses: Pauses;
}

/** DIG-8: where pauses are limited, how long one lasts at most, and how much play lies between two of one seat. */
export const PAUSE_LASTS: Millis = 60_000;
export const BETWEEN_PAUSES: Millis = 60_000;

/** Tables kept by an older version know of no limit. */
export const arePausesLimited = ({ record }: Pick<Pausing, 'record'>): boolean => (record.terms.pauses ?? 0) > 0;

/** DIG-8: a seat that has paused too often or just now may not, and nobody stops the count of three. */
export function mayPause(table: Pausing, seat: Seat, at: Millis): boolean {
  if (!arePausesLimited(table)) return true;
  const own = [...(table.pauses.get(seat)?.values() ?? [])];
  const isSoon = at - (own.at(-1) ?? Number.NEGATIVE_INFINITY) < BETWEEN_PAUSES;
  return table.room?.resuming() === null && own.length < table.record.terms.pauses && !isSoon;
}

/** A pause of the table itself counts for nobody. */
export function notePause(pauses: Pauses, { seat, nth, at }: Happened): void {
  if (seat === NOBODY) return;
  pauses.set(seat, (pauses.get(seat) ?? new Map<number, Millis>()).set(nth, at));
}
