import type { Command, Game, Millis, Peek, RefusalId, Seat } from '#engine';
import type { Entry, Playing } from '#protocol';
import { gameTime, type Hands, running, stopped } from './clock.ts';
import { type Counts, noteEntry, noteRefused } from './counts.ts';
import type { Doors } from './doors.ts';
import type { History } from './history.ts';
import { TAIL } from './restore.ts';

/** Somebody's wish, numbered by themselves. */
export interface Ask {
  readonly seat: Seat;
  readonly nth: number;
  readonly command: Command;
}

/** Everything that changes about a table. */
export interface Desk {
  readonly doors: Doors;
  readonly peek: Peek;
  readonly counts: Counts;
  readonly history: History;
  /** The state as somebody asked for it last. */
  shown: Playing | null;
  tail: readonly Entry[];
  hands: Hands;
  /** When the table was paused, in real time; null if it goes on, or was opened paused. */
  pausedAt: Millis | null;
  /** No stamp is ever older than the last one. */
  lastAt: Millis;
  /** Flips that came a moment too early, in the order they came. */
  waiting: readonly Ask[];
  /** DIG-7: whose resume counts down, and until when in real time. */
  counting: (Ask & { readonly until: Millis }) | null;
  /** The wish last handed to `wakeAt`. */
  wished: Millis | null;
  closed: boolean;
}

export const gameOf = (desk: Desk): Game => desk.history.game;

export const timeAt = (desk: Desk): Millis => Math.max(desk.lastAt, gameTime(desk.hands, desk.doors.now()));

/** What has just happened is kept before anybody is told. */
export function record(desk: Desk, entry: Entry, at: Millis): void {
  desk.doors.keep(entry);
  desk.lastAt = Math.max(desk.lastAt, at);
  desk.tail = [...desk.tail.slice(1 - TAIL), entry];
  noteEntry(desk.counts, entry);
  setHands(desk);
  desk.doors.tellAll(entry);
}

/** PAU-1: game time stands still while the table is paused, and when all is over. */
function setHands(desk: Desk): void {
  const { paused, phase } = gameOf(desk);
  const stands = paused || phase === 'over';
  if (stands === (desk.hands.since === null)) return;
  desk.hands = stands ? stopped(desk.lastAt) : running(desk.lastAt, desk.doors.now());
  desk.pausedAt = paused ? desk.doors.now() : null;
}

export function refuse(desk: Desk, { seat, nth, command }: Ask, refused: RefusalId): RefusalId {
  noteRefused(desk.counts, seat, nth, command, refused);
  if (nth > 0) desk.doors.tell(seat, { type: 'refused', seat, nth, refused });
  return refused;
}
