import type { Count } from '#protocol';

export interface Sums {
  readonly seats: number;
  readonly won: number;
  readonly complete: number;
  readonly points: number;
}

const NONE: Sums = { seats: 0, won: 0, complete: 0, points: 0 };
type Counted = Omit<Count, 'who'>;

const isSum = (what: Count['what']): what is keyof Sums => what in NONE;

export function sumsOf(counts: readonly Counted[]): Sums {
  const sums = { ...NONE };
  for (const { what, count } of counts) if (isSum(what)) sums[what] += count;
  return sums;
}

/** What is counted under each `which`, the most seats first. */
export function sumsBy(counts: readonly Counted[]): readonly (Sums & { readonly of: string })[] {
  const keys = new Set(counts.filter(({ what }) => what === 'seats').map(({ which }) => which));
  return [...keys]
    .map((of) => ({ of, ...sumsOf(counts.filter(({ which }) => which === of)) }))
    .sort((one, other) => other.seats - one.seats || (one.of < other.of ? -1 : 1));
}
