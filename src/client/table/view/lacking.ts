import type { Cost, GoodKind } from '#content';
import type { Catalogue } from '#words';

export type Lack = readonly (readonly [GoodKind | 'wild', number])[];

type Held = Readonly<Record<GoodKind, number>>;

/** What is still missing for a cost: kinds with their amounts. */
export function lacking(cost: Cost, held: Held): Lack {
  const { wild = 0, ...goods } = cost;
  const found = (Object.keys(goods) as readonly GoodKind[]).map(
    (kind) => [kind, (goods[kind] ?? 0) - held[kind]] as const,
  );
  const any = ['wild', wild - held.military - held.culture - held.gold] as const;
  return [...found, any].filter(([, count]) => count > 0);
}

/** "3 gold and 1 vote": each number stays on the line of its noun. */
export const shortText = ({ table, speech }: Catalogue, lack: Lack): string =>
  speech.list(lack.map(([kind, count]) => table.short[kind](count).replaceAll(' ', '\u00a0')));

/** "3 gold short": what a player still lacks for a cost. */
export const missingText = (words: Catalogue, cost: Cost, held: Held): string =>
  words.table.missing(shortText(words, lacking(cost, held)));
