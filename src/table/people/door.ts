import type { Seat } from '#engine';
import type { ClientMessage, Fault } from '#protocol';
import { type Arranged, change, isFault, seatBot, settle } from '../kept/lobby.ts';
import type { Guest } from '../live/guest.ts';
import { keepRecord } from '../live/keep.ts';
import { clockFor, isLogFull, type Live, now } from '../live/live.ts';
import { arePausesLimited } from '../live/pauses.ts';
import { tellSaid, tellTable } from '../live/tell.ts';
import { arrive, leave, welcome } from './arrive.ts';
import { wake } from './holding.ts';
import { start } from './play.ts';
import { letBotPlay } from './presence.ts';
import { remove } from './removal.ts';
import { report } from './reporting.ts';
import { allowBack, isHost, keepOut, leaveSeat, renew, takeSeat } from './seats.ts';
import { takeOver } from './takeOver.ts';

type Heard = Exclude<ClientMessage, { type: 'hello' }>;
type Of<T extends Heard['type']> = Extract<Heard, { type: T }>;

/** A table as a socket sees it, wherever the table is. */
export interface Door {
  /** `complain` is for faults that are known later. */
  readonly arrive: (
    guest: Guest,
    tokens: readonly string[],
    since: number | null,
    complain: (fault: Fault) => void,
  ) => void;
  readonly hear: (guest: Guest, message: Heard) => Fault | undefined;
  readonly leave: (guest: Guest) => void;
}

const doors = new WeakMap<Live, Door>();

/** Of a table in this process: one door for all its guests. */
export function doorOf(live: Live): Door {
  const door = doors.get(live) ?? openDoor(live);
  doors.set(live, door);
  return door;
}

const openDoor = (live: Live): Door => ({
  arrive: (guest, tokens, since) => arrive(live, guest, tokens, since),
  hear: (guest, message) => (live.closed ? 'closed' : hear(live, guest, message)),
  leave: (guest) => leave(live, guest),
});

/** One message from a guest who has been welcomed: done, or the fault to tell them. */
function hear(live: Live, guest: Guest, message: Heard): Fault | undefined {
  if (message.type === 'ping') return pong(live, guest, message);
  if (!live.paces.mayDo(guest.seats, message, now(live))) return 'tooFast';
  switch (message.type) {
    case 'ask':
      return ask(live, guest, message);
    case 'catchUp':
      return welcome(live, guest, message.since) ?? undefined;
    case 'sit':
      return takeSeat(live, guest, message);
    case 'change':
      return changeChair(live, guest, message);
    case 'seatBot':
      return isHost(live, guest) ? arrange(live, seatBot(live.record, message.level)) : 'notHost';
    case 'unseat':
      return leaveSeat(live, guest, message);
    case 'allow':
      return allowBack(live, guest, message);
    case 'remove':
      return remove(live, guest, message);
    case 'standIn':
      return letBotPlay(live, guest, message.seat);
    case 'takeOver':
      return takeOver(live, guest, message);
    case 'renew':
      return renew(live, guest, message);
    case 'settle':
      return isHost(live, guest) ? arrange(live, settle(live.record, message.terms)) : 'notHost';
    case 'start':
      return isHost(live, guest) ? start(live) : 'notHost';
    case 'say':
    case 'sayPhrase':
      return chat(live, guest, message);
    case 'rematch':
      return rematch(live, guest);
    case 'report':
      return report(live, guest, message);
    case 'keepOut':
      return keepOut(live, guest, message);
  }
}

/** Not in turn with what is being written: it is about time. */
function pong(live: Live, guest: Guest, { sent }: Of<'ping'>): undefined {
  guest.line.send({ type: 'pong', sent, clock: clockFor(live, guest) });
}

function ask(live: Live, guest: Guest, { seat, nth, command }: Of<'ask'>): Fault | undefined {
  if (!guest.seats.includes(seat)) return 'notYourSeat';
  if (live.room === null) return 'notReady';
  if (isLogFull(live) && command.type !== 'pause') return 'logFull';
  // Where pauses are limited, what the table itself paused goes on whatever is asked.
  if (command.type === 'pause' && !arePausesLimited(live)) live.pausedByTable = false;
  wake(live, seat);
  live.heardAt = now(live);
  live.room.ask(seat, nth, command);
  live.heardAt = 0;
  return undefined;
}

function arrange(live: Live, arranged: Arranged): Fault | undefined {
  if (isFault(arranged)) return arranged;
  keepRecord(live, arranged);
  tellTable(live);
  return undefined;
}

function changeChair(live: Live, guest: Guest, { seat, chair }: Of<'change'>): Fault | undefined {
  const isBot = (live.record.chairs[seat]?.bot ?? null) !== null;
  if (!guest.seats.includes(seat) && !(isBot && isHost(live, guest))) return 'notYourSeat';
  const { coached, ...rest } = chair;
  if (chair.name !== undefined && !mayBear(live, seat, chair.name)) return 'nameTaken';
  if (coached !== undefined) {
    if (isBot) return 'badMessage';
    if (coached) live.coached.add(seat);
    else live.coached.delete(seat);
    if (Object.keys(rest).length === 0) {
      tellTable(live);
      return undefined;
    }
  }
  return arrange(live, change(live.record, seat, rest));
}

/** A proven name stays on its chair, and off the chairs of others. */
function mayBear({ record, ports }: Live, seat: Seat, name: string): boolean {
  const chair = record.chairs[seat];
  return chair?.name === name || ((chair?.person ?? null) === null && ports.ownerOf(name) === null);
}

function chat(live: Live, guest: Guest, message: Of<'say'> | Of<'sayPhrase'>): Fault | undefined {
  if (!guest.seats.includes(message.seat)) return 'notYourSeat';
  const { seat } = message;
  if (message.type === 'say') tellSaid(live, { type: 'said', seat, text: message.text });
  else tellSaid(live, { type: 'saidPhrase', seat, phrase: message.phrase });
  return undefined;
}

/** The first one to ask makes the table; everybody, spectators too, reads its code off this one. */
function rematch(live: Live, guest: Guest): Fault | undefined {
  if (guest.seats.length === 0) return 'notYourSeat';
  if (live.record.stage !== 'over') return 'alreadyStarted';
  if (live.record.rematch !== null || live.again !== null) return undefined;
  live.again = live.ports.openAgain(live.record);
  live.again.then(
    (code) => {
      keepRecord(live, { ...live.record, rematch: code });
      tellTable(live);
    },
    (error: unknown) => {
      live.again = null;
      live.ports.logger.error({ err: error }, 'no table for a rematch');
    },
  );
  return undefined;
}
