import type { Millis } from '#engine';

/** From one deed of others to the next, so that the eye can follow. */
const APART: Millis = 240;
/** What is shown is never later than this behind what happened. */
const LATEST: Millis = 1000;

/** When the stage is free again, in the browser's time. */
export type Free = Millis;

/** When a deed is shown: others' one after the other, sooner the more there is to catch up; the own one at once. */
export function appoint(free: Free, now: Millis, isOwn: boolean): { readonly at: Millis; readonly free: Free } {
  if (isOwn) return { at: now, free };
  const at = Math.min(Math.max(free, now), now + LATEST);
  const behind = (at - now) / LATEST;
  return { at, free: at + APART * (1 - behind) };
}
