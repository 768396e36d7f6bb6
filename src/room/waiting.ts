import { alarm, forbids, type Millis, NOBODY, type RefusalId, TOLERANCE } from '#engine';
import { noteSettled } from './counts.ts';
import { type Ask, askedAt, type Desk, gameOf, realTime, refuse, timeAt } from './desk.ts';
import { judge } from './judge.ts';

/** DIG-7 */
export const COUNT_OF_THREE: Millis = 3000;

/** TIM-3: nothing but the last grains stand against it. */
function isAlmostTime(desk: Desk, ask: Ask, at: Millis): boolean {
  const sandOut = sandOutFor(desk, ask);
  if (!(at < sandOut && sandOut - at <= TOLERANCE)) return false;
  return forbids(gameOf(desk), askedAt(ask, sandOut)) === undefined;
}

/** When the sand of the area is out; nobody waits for an area that is not there. */
const sandOutFor = (desk: Desk, { command }: Ask): Millis =>
  command.type === 'flip' ? (gameOf(desk).timers[command.area]?.sandOut ?? Number.NaN) : Number.NaN;

/** A flip that may wait for its moment; one per seat and area. */
export function mayWait(desk: Desk, ask: Ask, at: Millis): boolean {
  return isAlmostTime(desk, ask, at) && !desk.waiting.some((one) => one.seat === ask.seat && isSameArea(one, ask));
}

const isSameArea = ({ command: one }: Ask, { command: other }: Ask): boolean =>
  one.type === 'flip' && other.type === 'flip' && one.area === other.area;

/** A flip waits no longer once another seat flipped, a pause came, or its own seat began something else. */
function reviewWaiting(desk: Desk): void {
  const all = desk.waiting;
  if (all.length === 0) return;
  const at = timeAt(desk);
  const noLonger = all.filter((ask) => at < sandOutFor(desk, ask) && !isAlmostTime(desk, ask, at));
  desk.waiting = all.filter((ask) => !noLonger.includes(ask));
  for (const ask of noLonger) {
    refuse(desk, ask, forbids(gameOf(desk), askedAt(ask, sandOutFor(desk, ask))) ?? 'TIM-3');
  }
}

/** DIG-7 */
export function beginCount(desk: Desk, ask: Ask): RefusalId | null {
  const forbidden = desk.counting === null ? forbids(gameOf(desk), askedAt(ask, desk.lastAt)) : 'DIG-7';
  if (forbidden !== undefined) return refuse(desk, ask, forbidden);
  desk.counting = { ...ask, until: desk.ports.now() + COUNT_OF_THREE };
  desk.ports.tellAll({ type: 'resuming', inMs: COUNT_OF_THREE });
  return null;
}

/** DIG-7: a pause during the count leaves the table paused. */
export function stopCount(desk: Desk, by: Ask): null {
  const counted = desk.counting;
  desk.counting = null;
  desk.ports.tellAll({ type: 'resuming', inMs: null });
  if (counted !== null) tellSettled(desk, counted);
  tellSettled(desk, by);
  return null;
}

function tellSettled(desk: Desk, { seat, nth }: Ask): void {
  noteSettled(desk.counts, seat, nth, desk.history.seq);
  if (nth > 0) desk.ports.tell(seat, { type: 'settled', seat, nth, seq: desk.history.seq });
}

/** Does everything whose time has come, in the order it came. */
export function catchUp(desk: Desk): void {
  do reviewWaiting(desk);
  while (doNext(desk));
}

function doNext(desk: Desk): boolean {
  const { counting } = desk;
  if (counting !== null && desk.ports.now() >= counting.until) {
    desk.counting = null;
    judge(desk, counting, desk.lastAt);
    return true;
  }
  return (desk.waiting.length > 0 && flipNext(desk)) || doDue(desk);
}

/** As if it had come the moment the sand was out. */
function flipNext(desk: Desk): boolean {
  const next = desk.waiting.find((ask) => timeAt(desk) >= sandOutFor(desk, ask));
  if (next === undefined) return false;
  desk.waiting = desk.waiting.filter((ask) => ask !== next);
  judge(desk, next, Math.max(desk.lastAt, sandOutFor(desk, next)));
  return true;
}

function doDue(desk: Desk): boolean {
  const when = alarm(gameOf(desk));
  if (when === undefined) return false;
  const at = timeAt(desk);
  if (at < when) return false;
  const refused = judge(desk, { seat: NOBODY, nth: 0, command: { type: 'due' } }, at);
  if (refused !== null) throw new RangeError(`${refused} forbids what is due`);
  return true;
}

/** Asks to be woken when the next thing falls due. */
export function setAlarm(desk: Desk): void {
  const when = nextWake(desk);
  if (when === desk.wished) return;
  desk.wished = when;
  desk.ports.wakeAt(when);
}

function nextWake(desk: Desk): Millis | null {
  if (desk.closed) return null;
  if (desk.counting !== null) return desk.counting.until;
  const due = alarm(gameOf(desk)) ?? Number.POSITIVE_INFINITY;
  const next = desk.waiting.reduce((first, ask) => Math.min(first, sandOutFor(desk, ask)), due);
  return Number.isFinite(next) ? realTime(desk.hands, next) : null;
}
