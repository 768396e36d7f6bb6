const FIRST = 300;
const MOST = 8000;

/** How long to wait before the nth try again: doubling, with chance so that not all come back at once. */
export const backoff = (tries: number, chance: number): number =>
  Math.round(Math.min(MOST, FIRST * 2 ** tries) * (0.5 + chance / 2));
