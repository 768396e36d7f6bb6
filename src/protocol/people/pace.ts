import type { Timing } from '#engine';

export const PACES = ['untimed', 'calm', 'usual', 'blitz'] as const;
/** How fast a table plays. Ratings are kept apart for each. */
export type Pace = (typeof PACES)[number];

/** Sand that runs faster than this is blitz. */
const BRISK = 1.5;

/** A table with any timed round has the pace of its sand. */
export function paceOf({ timing, speed }: { readonly timing: readonly Timing[]; readonly speed: number }): Pace {
  if (timing.every((one) => one === 'untimed')) return 'untimed';
  if (speed < 1) return 'calm';
  return speed <= BRISK ? 'usual' : 'blitz';
}
