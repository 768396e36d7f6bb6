import { type Command, type Millis, NOBODY, type Seat } from '#engine';
import type { BotLevel } from '#protocol';
import { nextDeedAt } from '../live/apart.ts';
import { isLogFull, type Live } from '../live/live.ts';
import { clearTimer, setTimer } from '../live/timers.ts';

export const STAND_IN_LEVEL: BotLevel = 'adept';
/** After a bot could not decide or was refused. */
const BREATH = 500;
/** Nobody's eyes are quicker. */
const LEAST_WAIT = 20;

/** Every bot looks again: something happened, or a seat changed hands. */
export function driveBots(live: Live): void {
  const { room, record } = live;
  if (room === null || live.closed || record.stage !== 'playing' || isLogFull(live)) return;
  const { paused, phase } = room.look();
  for (let seat = 0; seat < record.chairs.length; seat += 1) {
    const level = levelAt(live, seat);
    if (level === null) continue;
    if (paused || phase === 'over') clearTimer(live, timerOf(seat));
    else if (!live.thinking.has(seat)) think(live, seat, level);
  }
}

const timerOf = (seat: Seat): string => `bot ${seat}`;

const levelAt = (live: Live, seat: Seat): BotLevel | null =>
  live.standIns.has(seat) ? STAND_IN_LEVEL : (live.record.chairs[seat]?.bot ?? null);

function think(live: Live, seat: Seat, level: BotLevel): void {
  const { room } = live;
  if (room === null) return;
  clearTimer(live, timerOf(seat));
  const { game, seq } = room.playing();
  const { at } = room.clock();
  const question = { level, game, seat, at, acted: live.deeds.get(seat) ?? 0, changed: live.deeds.get(NOBODY) ?? 0 };
  const soonest = Math.max(live.ports.bots.soonest(question), rested(live, seat));
  if (soonest > at) return waitFor(live, seat, soonest);
  live.thinking.add(seat);
  const thought = live.ports.bots.decide(question);
  thought.then((decision) => {
    live.thinking.delete(seat);
    // What comes too late for a pause is thought again after it.
    if (live.closed || levelAt(live, seat) === null || room.look().paused) return;
    if (decision === null) return lookAgain(live, seat, BREATH);
    if ('do' in decision) return act(live, seat, decision.do);
    if (room.playing().seq !== seq) return driveBots(live);
    waitFor(live, seat, decision.askAgainAt);
  });
}

const rested = (live: Live, seat: Seat): Millis => {
  const acted = live.deeds.get(seat);
  return acted === undefined ? 0 : nextDeedAt(acted, seat);
};

function act(live: Live, seat: Seat, command: Command): void {
  live.heardAt = 0;
  const refused = live.room?.ask(seat, 0, command);
  const isIdle = !live.thinking.has(seat) && !live.timers.has(timerOf(seat));
  if (refused !== null || isIdle) lookAgain(live, seat, BREATH);
}

const lookAgain = (live: Live, seat: Seat, delay: number): void =>
  setTimer(live, timerOf(seat), delay, () => driveBots(live));

/** In game time, which runs only while nobody pauses; a pause and its end wake bots anyway. */
function waitFor(live: Live, seat: Seat, at: number): void {
  const clock = live.room?.clock();
  if (clock?.running) lookAgain(live, seat, Math.max(LEAST_WAIT, at - clock.at));
}
