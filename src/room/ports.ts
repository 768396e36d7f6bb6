import type { Command, Game, Millis, RefusalId, Seat } from '#engine';
import type { Clock, Entry, Playing, ServerMessage } from '#protocol';

/** Kept as it was: a table is restored from this and from what happened since. */
export type { Opening } from '#engine';

/** What is known of a game that was elsewhere, besides its log. */
export interface TakenUp {
  /** Game time there: from here it goes on, or here it stands. */
  readonly at: Millis;
  readonly running: boolean;
}

/**
 * All that a room knows of the world. It calls these in order; the host keeps that order, and may ask
 * for something from within: it comes next.
 */
export interface RoomPorts {
  /** Real milliseconds, never going back. */
  readonly now: () => Millis;
  /** Called for each entry before anybody is told of it. */
  readonly keep: (entry: Entry) => void;
  /** DIG-8: whether a seat may still pause at that game time; where nothing is said, always. */
  readonly mayPause?: (seat: Seat, at: Millis) => boolean;
  /** To everybody who holds that seat. What was kept before must be durable before this leaves. */
  readonly tell: (seat: Seat, message: ServerMessage) => void;
  /** To everybody at the table, likewise. */
  readonly tellAll: (message: ServerMessage) => void;
  /** Call `room.wake()` at that real time; null calls an earlier wish off. One wish at a time. */
  readonly wakeAt: (when: Millis | null) => void;
  /** Judging threw, which is a bug: the room has closed itself. Everything kept so far stands. */
  readonly fail: (error: unknown) => void;
}

/** One table. Every call is settled before it returns: one at a time is the whole locking scheme. */
export interface Room {
  /**
   * A seat asks for something. `nth` is the asker's own count from 1 and makes a second sending harmless; 0 is for
   * the program that asks in a person's place, is never taken for a second sending and is never told of a refusal.
   * Gives the rule that forbids it; null if it happened, waits for its moment or was answered before.
   */
  readonly ask: (seat: Seat, nth: number, command: Command) => RefusalId | null;
  /** The time last asked for with `wakeAt` has come. Too early or too often does no harm. */
  readonly wake: () => void;
  /** The table pauses itself, as nobody: before it stops, or when everybody is gone. People resume it. */
  readonly pause: () => void;
  readonly clock: () => Clock;
  /** The game as it is at this moment, for a glance: it changes with the next thing that happens. */
  readonly look: () => Game;
  /** The state and its `seq`, for guests who join. It never changes afterwards: safe to hold on to. */
  readonly playing: () => Playing;
  /** What came after a `seq`; null if that is too long ago, or not of this table. */
  readonly since: (seq: number) => readonly Entry[] | null;
  /** The highest `nth` heard from a seat. */
  readonly heard: (seat: Seat) => number;
  /** DIG-7: what is left of the count of three, for guests who join meanwhile; null if nobody counts. */
  readonly resuming: () => Millis | null;
  /** Nothing has happened for a while: what no claim reaches any more is put away. */
  readonly rest: () => void;
  /** Answers nothing and wakes no more. */
  readonly close: () => void;
  readonly isClosed: () => boolean;
}
