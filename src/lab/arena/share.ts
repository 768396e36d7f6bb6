/** A share of something with its 95 % interval (Wilson). */
export interface Share {
  readonly of: number;
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's interval stays sensible near nought and one. */
export function share(count: number, of: number): Share {
  if (of === 0) return { of, count, share: 0, low: 0, high: 1 };
  const rate = count / of;
  const middle = (rate + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  const thousandths = (value: number) => Math.abs(Math.round(value * 1000) / 1000);
  return { of, count, share: thousandths(rate), low: thousandths(middle - half), high: thousandths(middle + half) };
}
