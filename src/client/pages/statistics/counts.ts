import { BOT_LEVELS, type Count } from '#protocol';

/** The counts of a number of players, or of all. */
export const ofPlayers = (counts: readonly Count[], players: number | null): readonly Count[] =>
  players === null ? counts : counts.filter((count) => count.players === players);

export const KINDS = ['people', ...BOT_LEVELS] as const;
export type Kind = (typeof KINDS)[number];

export const isBot = ({ who }: Count): boolean => (BOT_LEVELS as readonly string[]).includes(who);
export const isOf =
  (kind: string) =>
  ({ who }: Count): boolean =>
    who === kind;

/** How many games those seats would have won if all at their tables were as strong. */
export const evenShare = (counts: readonly Count[]): number =>
  counts.reduce((sum, { what, players, count }) => sum + (what === 'seats' ? count / players : 0), 0);

/** How often each `which` was counted under `what`, the most frequent first. */
export function spread(counts: readonly Count[], what: Count['what']): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const one of counts) if (one.what === what) sums.set(one.which, (sums.get(one.which) ?? 0) + one.count);
  return new Map([...sums].sort(([, one], [, other]) => other - one));
}

export const total = (spread: ReadonlyMap<string, number>): number =>
  [...spread.values()].reduce((sum, count) => sum + count, 0);

/** Of what is counted by number: points, minutes. */
export const mean = (spread: ReadonlyMap<string, number>): number =>
  [...spread].reduce((sum, [which, count]) => sum + Number(which) * count, 0) / total(spread);

/** The share of each number from the least to the most of all, in groups of `width`. */
export function shares(
  spreads: readonly ReadonlyMap<string, number>[],
  width = 1,
): { readonly steps: readonly number[]; readonly shares: readonly (readonly number[])[] } {
  const numbers = spreads.flatMap((one) => [...one.keys()].map((which) => Math.floor(Number(which) / width)));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const groups = numbers.length === 0 ? [] : Array.from({ length: most - least + 1 }, (_, nth) => least + nth);
  const shareIn = (one: ReadonlyMap<string, number>, group: number): number =>
    [...one].reduce((sum, [which, count]) => sum + (Math.floor(Number(which) / width) === group ? count : 0), 0) /
    (total(one) || 1);
  return {
    steps: groups.map((group) => group * width),
    shares: spreads.map((one) => groups.map((group) => shareIn(one, group))),
  };
}
