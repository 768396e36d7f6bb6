import type { Millis } from '#engine';
import type { Clock } from '#protocol';

const KEPT = 9;
const BEST = 3;

/** Game time as this browser reckons it, from pings: the middle one of the quickest answers decides. */
export interface GameClock {
  readonly now: () => Millis;
  /** An answer to a ping that left at `sent`; both in the browser's own time. */
  readonly pong: (sent: number, received: number, clock: Clock) => void;
  /** The table stops or goes on at this game time; what was measured before no longer counts. */
  readonly set: (clock: Clock) => void;
}

interface Sample {
  readonly trip: number;
  readonly offset: number;
}

export function gameClock(own: () => number): GameClock {
  let running = false;
  let stoppedAt: Millis = 0;
  let offset = 0;
  let since = 0;
  let samples: readonly Sample[] = [];
  let quickest = 0;

  const set = (clock: Clock) => {
    running = clock.running;
    stoppedAt = clock.at;
    since = own();
    offset = clock.at + quickest / 2 - since;
    samples = [];
  };
  const pong = (sent: number, received: number, clock: Clock) => {
    if (clock.running !== running) set(clock);
    if (!clock.running) stoppedAt = clock.at;
    if (sent < since) return;
    const trip = received - sent;
    samples = [...samples, { trip, offset: clock.at + trip / 2 - received }].slice(-KEPT);
    const best = samples.toSorted((one, other) => one.trip - other.trip).slice(0, BEST);
    quickest = best[0]?.trip ?? quickest;
    const offsets = best.map((sample) => sample.offset).toSorted((one, other) => one - other);
    offset = offsets[Math.floor(offsets.length / 2)] ?? offset;
  };
  return { set, pong, now: () => Math.round(running ? own() + offset : stoppedAt) };
}
