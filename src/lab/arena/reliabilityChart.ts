/** How often a thing came true of which it was said that it would, with about the same certainty. */
export interface Bin {
  readonly count: number;
  /** What was said and what came true, both as a share on average. */
  readonly said: number;
  readonly came: number;
}

/** Cuts what was said into tenths; tenths of which nothing was said are left out. */
export function binsOf(told: Iterable<readonly [said: number, came: boolean]>): readonly Bin[] {
  const sums = Array.from({ length: 10 }, () => ({ count: 0, said: 0, came: 0 }));
  for (const [said, came] of told) {
    const sum = sums[Math.min(Math.floor(said * 10), 9)];
    if (sum === undefined) continue;
    sum.count += 1;
    sum.said += said;
    sum.came += came ? 1 : 0;
  }
  return sums
    .filter(({ count }) => count > 0)
    .map(({ count, said, came }) => ({ count, said: said / count, came: came / count }));
}

const SIZE = 480;
const EDGE = 60;
const INK = '#2b2118';
const PLUM = '#5b3b6e';

const x = (share: number): number => Math.round(EDGE + share * (SIZE - 2 * EDGE));
const y = (share: number): number => SIZE - x(share);

/** What was said from left to right, what came true upwards: on the dashed line both are the same. */
export function reliabilityChart(bins: readonly Bin[]): string {
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${x(share)}" y="${SIZE - EDGE + 22}" text-anchor="middle">${share * 100} %</text>` +
      `<text x="${EDGE - 8}" y="${y(share) + 5}" text-anchor="end">${share * 100} %</text>`,
  );
  const line = bins.map(({ said, came }, nth) => `${nth === 0 ? 'M' : 'L'}${x(said)} ${y(came)}`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="Lato, sans-serif" font-size="14" fill="${INK}">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="#f6efe0"/>`,
    `<text x="${SIZE / 2}" y="32" text-anchor="middle" font-size="18" font-weight="bold">Said to win, and won</text>`,
    `<path d="M${x(0)} ${y(0)}H${x(1)}V${y(1)}H${x(0)}Z" fill="none" stroke="${INK}"/>`,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="${INK}" stroke-dasharray="3 4"/>`,
    ...marks,
    `<path d="${line}" fill="none" stroke="${PLUM}" stroke-width="3"/>`,
    ...bins.map(({ said, came }) => `<circle cx="${x(said)}" cy="${y(came)}" r="5" fill="${PLUM}"/>`),
    '</svg>',
    '',
  ].join('\n');
}
