import type { Millis } from '#engine';
import type { Live } from './live.ts';

/** One timer of each name. */
export function setTimer(live: Live, name: string, delay: Millis, act: () => void): void {
  clearTimer(live, name);
  if (live.closed) return;
  const cancel = live.ports.later(Math.max(0, delay), () => {
    live.timers.delete(name);
    act();
  });
  live.timers.set(name, cancel);
}

export function clearTimer(live: Live, name: string): void {
  const cancel = live.timers.get(name);
  if (cancel === undefined) return;
  cancel();
  live.timers.delete(name);
}

export function clearTimers(live: Live): void {
  for (const cancel of live.timers.values()) cancel();
  live.timers.clear();
}
