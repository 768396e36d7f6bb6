import type { Millis } from '#engine';

/** Game time: what it was at some real time, and whether it has run since. */
export interface Hands {
  readonly at: Millis;
  /** Null while it stands still. */
  readonly since: Millis | null;
}

export const stopped = (at: Millis): Hands => ({ at, since: null });
export const running = (at: Millis, now: Millis): Hands => ({ at, since: now });

/** Whole milliseconds: the engine knows no fractions. */
export const gameTime = ({ at, since }: Hands, now: Millis): Millis =>
  since === null ? at : at + Math.max(0, Math.floor(now - since));

/** The real time at which game time reaches `at`; null while it stands still. */
export const realTime = (hands: Hands, at: Millis): Millis | null =>
  hands.since === null ? null : hands.since + (at - hands.at);
