import type { Millis, Seat } from '#engine';
import { isPerson } from '../kept/lobby.ts';
import { isConnected, type Live } from '../live/live.ts';
import { tellTable } from '../live/tell.ts';
import { clearTimer, setTimer } from '../live/timers.ts';
import { driveBots } from './drive.ts';

/** Where waits are limited, an untimed round waits so many times as long as a council for those who are not finished. */
const PATIENCE = 3;

const timerOf = (seat: Seat): string => `holds ${seat}`;

/**
 * UNT-4 knows no sand, so one person could hold a round of strangers open for ever. When half of the people are finished
 * the others have a while left; then a bot plays for them until they do something themselves.
 */
export function watchHolders(live: Live): void {
  if (live.record.terms.waitLimit === 0) return;
  const holders = holdersAt(live);
  for (let seat = 0; seat < live.record.chairs.length; seat += 1) {
    if (!holders.has(seat)) clearTimer(live, timerOf(seat));
    else if (!live.timers.has(timerOf(seat))) setTimer(live, timerOf(seat), patienceOf(live), () => passBy(live, seat));
  }
}

const NO_SEATS: ReadonlySet<Seat> = new Set();

const patienceOf = ({ record }: Live): Millis => PATIENCE * record.terms.waitLimit;

function holdersAt(live: Live): ReadonlySet<Seat> {
  const { room, record } = live;
  const game = room?.look();
  if (game === undefined || record.stage !== 'playing') return NO_SEATS;
  if (game.paused || game.phase !== 'round' || game.timing !== 'untimed') return NO_SEATS;
  const here = record.chairs.flatMap((chair, seat) =>
    isPerson(chair) && isConnected(live, seat) && !live.standIns.has(seat) ? [seat] : [],
  );
  const open = here.filter((seat) => game.players[seat]?.done === false);
  return new Set(2 * open.length <= here.length ? open : []);
}

function passBy(live: Live, seat: Seat): void {
  live.idle.add(seat);
  live.standIns.add(seat);
  tellTable(live);
  driveBots(live);
}

/** A person who was passed by does something: the seat is theirs again. */
export function wake(live: Live, seat: Seat): void {
  if (!live.idle.delete(seat)) return;
  live.standIns.delete(seat);
  tellTable(live);
}
