import type { Seat } from '#engine';
import type { Fault } from '#protocol';
import { isPerson, nextHost } from '../kept/lobby.ts';
import type { Guest } from '../live/guest.ts';
import { isConnected, isLogFull, type Live, now } from '../live/live.ts';
import { arePausesLimited, PAUSE_LASTS } from '../live/pauses.ts';
import { tellTable } from '../live/tell.ts';
import { clearTimer, setTimer } from '../live/timers.ts';
import { driveBots } from './drive.ts';
import { watchHolders } from './holding.ts';

/** How long a host may be gone from a lobby before the next one acts as host, until the host is back. */
export const HOST_PATIENCE = 120_000;

/** How long people are expected back whose way to the table was lost, before it pauses for them. */
const EXPECTED = 10_000;

/** Not they have gone, but the machine in between: they are back in a moment. */
export function expectBack(live: Live): void {
  setTimer(live, 'alone', EXPECTED, () => reviewPresence(live));
}

/** A guest came or went: who is played by a bot, who is host, and does the table wait? */
export function reviewPresence(live: Live): void {
  if (live.closed) return;
  const persons = personsAt(live);
  const isAnyoneHere = persons.some((seat) => isConnected(live, seat));
  for (const seat of persons) {
    if (isConnected(live, seat)) comeBack(live, seat);
    else if (isAnyoneHere) goAway(live, seat);
    else stopWaiting(live, seat);
  }
  if (!isAnyoneHere) pauseAlone(live);
  else resumeTogether(live, persons);
  watchPause(live);
  watchHolders(live);
  watchHost(live, isAnyoneHere);
}

const personsAt = ({ record }: Live): readonly Seat[] =>
  record.chairs.flatMap((chair, seat) => (isPerson(chair) ? [seat] : []));

const awayTimer = (seat: Seat): string => `away ${seat}`;

function comeBack(live: Live, seat: Seat): void {
  clearTimer(live, awayTimer(seat));
  live.away.delete(seat);
  if (!live.idle.has(seat)) live.standIns.delete(seat);
}

function goAway(live: Live, seat: Seat): void {
  const { stage, terms } = live.record;
  if (stage !== 'playing' || live.away.has(seat)) return;
  live.away.set(seat, terms.standInAfter === 0 ? null : now(live) + terms.standInAfter);
  if (terms.standInAfter > 0) setTimer(live, awayTimer(seat), terms.standInAfter, () => standIn(live, seat));
}

function standIn(live: Live, seat: Seat): void {
  clearTimer(live, awayTimer(seat));
  live.standIns.add(seat);
  tellTable(live);
  reviewPresence(live);
  driveBots(live);
}

/** Those who are there need not wait for the bot; where ratings hang on it they do. */
export function letBotPlay(live: Live, guest: Guest, seat: Seat): Fault | undefined {
  if (guest.seats.length === 0) return 'notYourSeat';
  if (!live.away.has(seat) || live.record.terms.rated) return 'notReady';
  standIn(live, seat);
  return undefined;
}

/** Nobody is waiting, so nobody is late: the time begins anew when the first one is back. */
function stopWaiting(live: Live, seat: Seat): void {
  clearTimer(live, awayTimer(seat));
  live.away.delete(seat);
  live.standIns.delete(seat);
  live.idle.delete(seat);
}

function pauseAlone(live: Live): void {
  if (live.record.stage === 'playing') live.room?.pause();
}

/** What the table stopped by itself goes on by itself, with the usual count. */
function resumeTogether(live: Live, persons: readonly Seat[]): void {
  const { room } = live;
  if (room === null || isLogFull(live) || !live.pausedByTable || live.held || room.resuming() !== null) return;
  if (!persons.every((seat) => isConnected(live, seat) || live.standIns.has(seat))) return;
  const seat = persons.find((one) => isConnected(live, one));
  if (seat !== undefined) room.ask(seat, 0, { type: 'resume' });
}

/** DIG-8: what a person paused goes on by itself, with the usual count, if anybody is there. */
export function watchPause(live: Live): void {
  const isHeld = live.record.stage === 'playing' && live.room?.look().paused === true && !live.pausedByTable;
  if (!isHeld || !arePausesLimited(live)) return clearTimer(live, 'pause');
  if (!live.timers.has('pause')) setTimer(live, 'pause', PAUSE_LASTS, () => goOn(live));
}

function goOn(live: Live): void {
  const seat = personsAt(live).find((one) => isConnected(live, one));
  if (seat !== undefined && live.room?.resuming() === null) live.room.ask(seat, 0, { type: 'resume' });
}

/** Nobody needs a host while a game is on: the others vote. */
function watchHost(live: Live, isAnyoneHere: boolean): void {
  const { host, stage } = live.record;
  const { deputy } = live;
  const isHere = host === null || stage !== 'lobby' || isConnected(live, host);
  if (isHere || (deputy !== null && !isConnected(live, deputy))) live.deputy = null;
  if (live.deputy !== deputy) tellTable(live);
  if (isHere || !isAnyoneHere) return clearTimer(live, 'host');
  if (live.deputy !== null || live.timers.has('host')) return;
  setTimer(live, 'host', HOST_PATIENCE, () => {
    live.deputy = nextHost(live.record, (seat) => isConnected(live, seat)).host;
    tellTable(live);
  });
}
