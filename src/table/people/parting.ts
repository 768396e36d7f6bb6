import { isDurable, type Live, now } from '../live/live.ts';
import { tell } from '../live/tell.ts';
import { clearTimers } from '../live/timers.ts';

/** Nobody is here, nothing is being written, and nothing is still to come. */
export const isIdle = (live: Live): boolean => live.guests.size === 0 && isDurable(live) && live.timers.size === 0;

/** Called now and then: what matters only for a moment after something happened is held no longer. */
export function rest(live: Live): void {
  live.room?.rest();
  live.paces.rest(now(live));
}

/** Out of memory; all of it is kept. */
export function putDown(live: Live): void {
  live.closed = true;
  live.room?.close();
  clearTimers(live);
  live.ports.forget(live.record.code);
}

/** What is told now leaves once the pause is kept. */
export function sayGoodbye(live: Live, backInMs: number): void {
  if (live.record.stage === 'playing') live.room?.pause();
  tell(live, 'all', { type: 'closing', backInMs });
}

export function showEverybodyOut(live: Live): void {
  for (const guest of live.guests) guest.line.close(1001, 'restart');
}
