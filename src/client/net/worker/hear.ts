import { type ClientMessage, type Fault, PROTOCOL_VERSION, type Table } from '#protocol';
import type { Room } from '#room';
import { ME } from '../shelf/plan.ts';
import type { SavedOpening } from '../shelf/saved.ts';
import type { Keeper } from './keeper.ts';

/** A table as whoever sits at it meets it. */
export interface Desk {
  readonly opening: SavedOpening;
  readonly room: Room;
  readonly keeper: Keeper;
  readonly table: () => Table;
  readonly again: () => void;
}

/** Answers as a server would; there is no lobby, and one seat is the person's. */
export function hear(desk: Desk, message: ClientMessage): void {
  const { room, keeper } = desk;
  switch (message.type) {
    case 'hello':
      return message.version === PROTOCOL_VERSION ? welcome(desk, message.since) : say(desk, 'badVersion');
    case 'catchUp':
      return welcome(desk, message.since);
    case 'ask':
      if (message.seat !== ME) return say(desk, 'notYourSeat');
      room.ask(message.seat, message.nth, message.command);
      return;
    case 'ping':
      return keeper.tell({ type: 'pong', sent: message.sent, clock: room.clock() });
    case 'say':
      return keeper.tell({ type: 'said', seat: ME, text: message.text });
    case 'sayPhrase':
      return keeper.tell({ type: 'saidPhrase', seat: ME, phrase: message.phrase });
    case 'rematch':
      return keeper.saved().over ? desk.again() : say(desk, 'notReady');
    default:
      return say(desk, 'alreadyStarted');
  }
}

const say = ({ keeper }: Desk, fault: Fault): void => keeper.tell({ type: 'fault', fault });

/** Whoever comes in gets the whole story: log and charts begin at the beginning, however often the tab was closed. */
function welcome({ opening, room, keeper, table }: Desk, since: number | null): void {
  const missed = since === null ? null : room.since(since);
  keeper.tell({
    type: 'welcome',
    version: PROTOCOL_VERSION,
    table: table(),
    held: [{ seat: ME, nth: room.heard(ME) }],
    clock: room.clock(),
    seal: opening.sealed?.seal ?? null,
    playing: missed === null ? { seq: 0, game: opening.game } : null,
    missed: missed ?? [...keeper.entries()],
  });
  const inMs = room.resuming();
  if (inMs !== null) keeper.tell({ type: 'resuming', inMs });
}
