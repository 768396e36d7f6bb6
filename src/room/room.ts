import { copy, type Millis, NOBODY, peekInto, type RefusalId, type Seat } from '#engine';
import type { Clock, Entry, Playing } from '#protocol';
import { highestOf, refusedBefore, settledBy } from './counts.ts';
import { type Ask, type Desk, gameOf, refuse, running, stopped, timeAt } from './desk.ts';
import { beginHistory, rest } from './history.ts';
import { judge } from './judge.ts';
import type { Opening, Room, RoomPorts, TakenUp } from './ports.ts';
import { restore } from './restore.ts';
import { entriesOf } from './tail.ts';
import { beginCount, catchUp, mayWait, setAlarm, stopCount } from './waiting.ts';

/**
 * A new table, or with its entries one that was. A restored table is paused where it was, or goes on at once: then only
 * its place has changed. Either way its time does not fall behind what is known of it.
 */
export function openRoom(opening: Opening, ports: RoomPorts, entries?: Iterable<Entry>, from?: TakenUp): Room {
  const desk = layOut(opening, ports, entries, from);
  const room: Room = {
    ask: (seat, nth, command) => answer(desk, { seat, nth, command }),
    wake: () => wake(desk),
    pause: () => pause(desk),
    clock: () => clockOf(desk),
    look: () => gameOf(desk),
    playing: () => playing(desk),
    since: (seq) => since(desk, seq),
    heard: (seat) => highestOf(desk.counts, seat),
    resuming: () => (desk.counting === null ? null : Math.max(0, desk.counting.until - ports.now())),
    rest: () => rest(desk.history, timeAt(desk)),
    close: () => close(desk),
    isClosed: () => desk.closed,
  };
  if (entries !== undefined && !from?.running) room.pause();
  else safely(desk, () => null);
  return room;
}

function layOut(opening: Opening, ports: RoomPorts, entries?: Iterable<Entry>, from?: TakenUp): Desk {
  const { at, following, counts, tail } = restore(opening, entries ?? []);
  const { paused, phase } = following.game;
  const known = Math.max(at, from?.at ?? 0);
  const stands = paused || phase === 'over' || (entries !== undefined && !from?.running);
  // Field by field: all desks have one shape then, which is quicker to read and kept but once.
  return {
    counts,
    tail,
    history: beginHistory(following),
    shown: null,
    ports,
    peek: peekInto(opening.secret),
    hands: stands ? stopped(known) : running(known, ports.now()),
    pausedAt: null,
    lastAt: known,
    waiting: [],
    counting: null,
    wished: null,
    closed: false,
  };
}

function answer(desk: Desk, ask: Ask): RefusalId | null {
  if (desk.closed) {
    if (ask.nth > 0) desk.ports.tell(ask.seat, { type: 'fault', fault: 'closed' });
    return null;
  }
  return safely(desk, () => {
    catchUp(desk);
    const before = answeredBefore(desk, ask);
    const reply = before === undefined ? answerNew(desk, ask) : before;
    catchUp(desk);
    return reply;
  });
}

/** The same ask a second time gets the same answer and changes nothing; undefined if it is new. */
function answeredBefore(desk: Desk, { seat, nth, command }: Ask): RefusalId | null | undefined {
  if (nth === 0) return undefined;
  if (isUnderWay(desk, seat, nth)) return null;
  // Nearly every ask is the seat's next one, and is not looked for among those before it.
  if (nth > highestOf(desk.counts, seat)) return undefined;
  const refused = refusedBefore(desk.counts, seat, nth, command);
  if (refused !== undefined) desk.ports.tell(seat, { type: 'refused', seat, nth, refused });
  if (refused !== undefined) return refused;
  const seq = settledBy(desk.counts, seat, nth, desk.history.seq);
  if (seq === undefined) return undefined;
  desk.ports.tell(seat, { type: 'settled', seat, nth, seq });
  return null;
}

function isUnderWay({ waiting, counting }: Desk, seat: Seat, nth: number): boolean {
  if (counting?.seat === seat && counting.nth === nth) return true;
  return waiting.length > 0 && waiting.some((one) => one.seat === seat && one.nth === nth);
}

function answerNew(desk: Desk, ask: Ask): RefusalId | null {
  const at = timeAt(desk);
  if (ask.command.type === 'resume') return beginCount(desk, ask);
  if (ask.command.type === 'pause' && isPauseSpent(desk, ask, at)) return refuse(desk, ask, 'DIG-8');
  if (ask.command.type === 'pause' && desk.counting !== null) return stopCount(desk, ask);
  if (!mayWait(desk, ask, at)) return judge(desk, ask, at);
  desk.waiting = [...desk.waiting, ask];
  return null;
}

/** DIG-8; a table that is paused says so instead. */
const isPauseSpent = (desk: Desk, { seat }: Ask, at: Millis): boolean =>
  (!gameOf(desk).paused || desk.counting !== null) && desk.ports.mayPause?.(seat, at) === false;

function pause(desk: Desk): void {
  if (desk.closed) return;
  safely(desk, () => {
    catchUp(desk);
    const { paused, phase } = gameOf(desk);
    if (desk.counting !== null) stopCount(desk, TABLE_PAUSES);
    else if (!paused && phase !== 'over') judge(desk, TABLE_PAUSES, timeAt(desk));
    catchUp(desk);
    return null;
  });
}

const TABLE_PAUSES: Ask = { seat: NOBODY, nth: 0, command: { type: 'pause' } };

function wake(desk: Desk): void {
  if (desk.closed) return;
  desk.wished = null;
  safely(desk, () => {
    catchUp(desk);
    return null;
  });
}

/** An error here is a bug: the table closes with its log as it is, before anything worse happens. */
function safely(desk: Desk, work: () => RefusalId | null): RefusalId | null {
  try {
    const reply = work();
    setAlarm(desk);
    return reply;
  } catch (error) {
    close(desk);
    desk.ports.fail(error);
    desk.ports.tellAll({ type: 'fault', fault: 'closed' });
    return null;
  }
}

function close(desk: Desk): void {
  desk.closed = true;
  desk.hands = stopped(timeAt(desk));
  setAlarm(desk);
}

/** A copy, made once for all who ask before anything else happens. */
function playing(desk: Desk): Playing {
  const { seq, game } = desk.history;
  const shown = desk.shown?.deref();
  if (shown?.seq === seq) return shown;
  const fresh = { seq, game: copy(game) };
  desk.shown = new WeakRef(fresh);
  return fresh;
}

function clockOf(desk: Desk): Clock {
  return { at: timeAt(desk), running: desk.hands.since !== null };
}

function since(desk: Desk, seq: number): readonly Entry[] | null {
  const { history } = desk;
  const tail = entriesOf(desk.tail);
  const oldest = tail[0] === undefined ? history.seq : tail[0].seq - 1;
  return seq < oldest || seq > history.seq ? null : tail.filter((entry) => entry.seq > seq);
}
