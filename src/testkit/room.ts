import type { Command, Millis, RefusalId, Seat } from '#engine';
import type { Entry, ServerMessage } from '#protocol';
import { type Opening, openRoom, type Room, type RoomPorts, type TakenUp } from '#room';

/** A room in a test's hands: its clock goes when told to, and everything said is written down. */
export interface TestRoom {
  readonly room: Room;
  readonly opening: Opening;
  readonly kept: Entry[];
  /** Whom it was told, in order; 'all' for everybody. */
  readonly told: { readonly to: Seat | 'all'; readonly message: ServerMessage }[];
  readonly faults: unknown[];
  readonly now: () => Millis;
  /** Lets real time pass, waking the room whenever it asked for it. */
  readonly pass: (time: Millis) => void;
  /** Lets real time pass without waking the room. */
  readonly oversleep: (time: Millis) => void;
  /** Asks with the seat's next number. */
  readonly ask: (seat: Seat, command: Command) => RefusalId | null;
  /** What was told since this was last called. */
  readonly heard: () => readonly ServerMessage[];
}

export function roomAt(opening: Opening, entries?: readonly Entry[], from?: TakenUp): TestRoom {
  /** Not nought, so that nobody takes real time for game time. */
  let now = 1_000_000;
  let wake: Millis | null = null;
  let read = 0;
  const kept: Entry[] = [];
  const told: TestRoom['told'] = [];
  const faults: unknown[] = [];
  const ports: RoomPorts = {
    now: () => now,
    keep: (entry) => kept.push(entry),
    tell: (to, message) => told.push({ to, message }),
    tellAll: (message) => told.push({ to: 'all', message }),
    wakeAt: (when) => {
      wake = when;
    },
    fail: (error) => faults.push(error),
  };
  const room = openRoom(opening, ports, entries, from);
  const counts = new Map<Seat, number>();
  return {
    room,
    opening,
    kept,
    told,
    faults,
    now: () => now,
    pass(time) {
      const until = now + time;
      while (wake !== null && wake <= until) {
        const woken: Millis = wake;
        now = Math.max(now, woken);
        wake = null;
        room.wake();
        if (wake === woken) throw new Error('woken in time, the room asks for the same moment again');
      }
      now = until;
    },
    oversleep(time) {
      now += time;
    },
    ask(seat, command) {
      const nth = Math.max(counts.get(seat) ?? 0, room.heard(seat)) + 1;
      counts.set(seat, nth);
      return room.ask(seat, nth, command);
    },
    heard() {
      const from = read;
      read = told.length;
      return told.slice(from).map(({ message }) => message);
    },
  };
}
