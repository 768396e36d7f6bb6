import type { Cost, GoodKind } from '#content';

export type Held = Readonly<Record<GoodKind, number>>;

/** What is still missing for a cost: kinds with their amounts. */
export function lacking(cost: Cost, held: Held): readonly (readonly [string, number])[] {
  const { wild = 0, ...goods } = cost;
  const found = (Object.keys(goods) as readonly GoodKind[]).map(
    (kind) => [kind, (goods[kind] ?? 0) - held[kind]] as const,
  );
  const any = ['wild', wild - held.military - held.culture - held.gold] as const;
  return [...found, any].filter(([, count]) => count > 0);
}

/** "3 gold and 1 vote": each number stays on the line of its noun. */
export const shortly =
  (names: Readonly<Record<string, (count: number) => string>>, list: (items: readonly string[]) => string) =>
  (lack: readonly (readonly [string, number])[]): string =>
    list(lack.map(([kind, count]) => (names[kind]?.(count) ?? '').replaceAll(' ', '\u00a0')));
