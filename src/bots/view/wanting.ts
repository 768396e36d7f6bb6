import type { Cost, GoodKind } from '#content';

/** A cost, or what an achievement asks, made ready to be held against a stock again and again. */
export interface Wanting {
  readonly goods: Readonly<Record<GoodKind, number>>;
  /** So many resources of any kind altogether. */
  readonly total: number | undefined;
}

const KNOWN = new WeakMap<object, Wanting>();
const NOTHING = { military: 0, culture: 0, gold: 0, votes: 0, power: 0, prestige: 0, popularity: 0 } as const;

export function wantingOf(cost: Cost & { readonly any?: number }): Wanting {
  const known = KNOWN.get(cost);
  if (known !== undefined) return known;
  const { any, wild, ...goods } = cost;
  const wanting = { goods: { ...NOTHING, ...goods }, total: any ?? wild };
  KNOWN.set(cost, wanting);
  return wanting;
}

/** How much a stock still lacks of it; what is owed already is lacking too. Spelled out, as nothing is asked more often. */
export function lacking(stock: Readonly<Record<GoodKind, number>>, { goods, total }: Wanting): number {
  const missing =
    Math.max(goods.military - stock.military, 0) +
    Math.max(goods.culture - stock.culture, 0) +
    Math.max(goods.gold - stock.gold, 0) +
    Math.max(goods.votes - stock.votes, 0) +
    Math.max(goods.power - stock.power, 0) +
    Math.max(goods.prestige - stock.prestige, 0) +
    Math.max(goods.popularity - stock.popularity, 0);
  if (total === undefined) return missing;
  const held = Math.max(stock.military, 0) + Math.max(stock.culture, 0) + Math.max(stock.gold, 0);
  return missing + Math.max(total - held, 0);
}
