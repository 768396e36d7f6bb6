import type { Asked, Command, Game, Millis, Peek, RefusalId, Seat } from '#engine';
import type { Playing } from '#protocol';
import { type Counts, noteRefused } from './counts.ts';
import type { History } from './history.ts';
import type { RoomPorts } from './ports.ts';
import type { Tail } from './tail.ts';

/** What a seat asks for, with the number the asker gave it. */
export interface Ask {
  readonly seat: Seat;
  readonly nth: number;
  readonly command: Command;
}

/** Each name is written out: V8 makes a hidden class of its own for every literal that begins with a spread. */
export const askedAt = ({ seat, command }: Ask, at: Millis): Asked => ({ seat, at, command });

/** Game time: what it was at some real time, and whether it has run since. */
export interface Hands {
  readonly at: Millis;
  /** Null while it stands still. */
  readonly since: Millis | null;
}

export const stopped = (at: Millis): Hands => ({ at, since: null });
/** From the next whole millisecond: with a fraction, `realTime` could come a hair before the moment it is asked for. */
export const running = (at: Millis, now: Millis): Hands => ({ at, since: Math.ceil(now) });

/** Whole milliseconds: the engine knows no fractions. */
const gameTime = ({ at, since }: Hands, now: Millis): Millis =>
  since === null ? at : at + Math.max(0, Math.floor(now - since));

/** The real time at which game time reaches `at`; null while it stands still. */
export const realTime = (hands: Hands, at: Millis): Millis | null =>
  hands.since === null ? null : hands.since + (at - hands.at);

/** Everything that changes about a table. */
export interface Desk {
  readonly ports: RoomPorts;
  readonly peek: Peek;
  readonly counts: Counts;
  readonly history: History;
  /** The state as it was last asked for, as long as anybody has it: an idle table holds no copy of its game. */
  shown: WeakRef<Playing> | null;
  readonly tail: Tail;
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

export const timeAt = (desk: Desk): Millis => Math.max(desk.lastAt, gameTime(desk.hands, desk.ports.now()));

export function refuse(desk: Desk, { seat, nth, command }: Ask, refused: RefusalId): RefusalId {
  noteRefused(desk.counts, seat, nth, command, refused);
  if (nth > 0) desk.ports.tell(seat, { type: 'refused', seat, nth, refused });
  return refused;
}
