import type { Seat } from '#engine';
import { PROTOCOL_VERSION, type ServerMessage, type Table } from '#protocol';
import type { Room } from '#room';

/** A table in the middle of a game, as its people see it. */
export const LOBBY: Table = {
  code: 'TESTTEST',
  stage: 'playing',
  host: 0,
  chairs: [],
  terms: {
    public: false,
    timing: ['timed', 'timed', 'timed', 'timed'],
    speed: 1,
    privilegeWindow: 1000,
    waitLimit: 0,
    lastWord: 20_000,
    standInAfter: 0,
    spectatorDelay: 0,
    chances: false,
    rated: false,
    pauses: 0,
  },
  spectators: 0,
  rematch: null,
};

export type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

/** What a server says to those who hold these seats and know the game up to `since`. */
export function welcomeTo(room: Room, seats: readonly Seat[], since: number | null): Welcome {
  const missed = since === null ? null : room.since(since);
  return {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    table: LOBBY,
    held: seats.map((seat) => ({ seat, nth: room.heard(seat) })),
    clock: room.clock(),
    seal: null,
    playing: missed === null ? room.playing() : null,
    missed: missed ?? [],
  };
}
