import type { Millis } from '#engine';
import type { Clock } from '../messages.ts';

const KEPT = 9;
const BEST = 3;

/** Game time as a guest reckons it from pings: the middle one of the quickest answers decides. `own` time is the guest's. */
export interface GuestClock {
  readonly running: boolean;
  readonly stoppedAt: Millis;
  /** Game time is own time and this. */
  readonly offset: number;
  /** What was sent before this own time says nothing any more. */
  readonly since: number;
  /** The way to the table and back, at its quickest. */
  readonly trip: number;
  readonly samples: readonly Sample[];
}

interface Sample {
  readonly trip: number;
  readonly offset: number;
}

export const STOPPED: GuestClock = { running: false, stoppedAt: 0, offset: 0, since: 0, trip: 0, samples: [] };

/** The table stops or goes on at this game time; what was measured before no longer counts. */
export function setClock({ trip }: GuestClock, { at, running }: Clock, own: number): GuestClock {
  return { running, stoppedAt: at, offset: at + trip / 2 - own, since: own, trip, samples: [] };
}

/** An answer to a ping that left at `sent` and came back at `own`. */
export function measure(known: GuestClock, sent: number, told: Clock, own: number): GuestClock {
  const clock = told.running === known.running ? known : setClock(known, told, own);
  const stoppedAt = told.running ? clock.stoppedAt : told.at;
  if (sent < clock.since) return { ...clock, stoppedAt };
  const trip = own - sent;
  const samples = [...clock.samples, { trip, offset: told.at + trip / 2 - own }].slice(-KEPT);
  const best = samples.toSorted((one, other) => one.trip - other.trip).slice(0, BEST);
  const offsets = best.map(({ offset }) => offset).toSorted((one, other) => one - other);
  const offset = offsets[Math.floor(offsets.length / 2)] ?? clock.offset;
  return { ...clock, stoppedAt, samples, offset, trip: best[0]?.trip ?? clock.trip };
}

export const timeBy = ({ running, offset, stoppedAt }: GuestClock, own: number): Millis =>
  Math.round(running ? own + offset : stoppedAt);
