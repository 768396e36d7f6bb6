import { type Cost, GOOD_KINDS, type GoodKind, type Goods, RESOURCES, TRACKS, trackLength } from '#content';
import { type Player, resourceLimit } from '#engine';

/** What can be counted on a mat, as a bot imagines it. Resources may go below nought: that much is still to be found. */
export type Stock = { -readonly [K in GoodKind]: number } & { readonly limits: Readonly<Record<GoodKind, number>> };

export function stockOf(player: Player): Stock {
  const limits: Record<GoodKind, number> = {
    military: 0,
    culture: 0,
    gold: 0,
    votes: 99,
    power: 0,
    prestige: 0,
    popularity: 0,
  };
  for (const resource of RESOURCES) limits[resource] = resourceLimit(player, resource);
  for (const track of TRACKS) limits[track] = trackLength(player.character, track);
  const { military, culture, gold, votes, power, prestige, popularity } = player;
  return { military, culture, gold, votes, power, prestige, popularity, limits };
}

export const same = (stock: Stock): Stock => ({ ...stock });

/** INV-1, INV-2 */
export function add(stock: Stock, goods: Goods): void {
  for (const kind of GOOD_KINDS) {
    const amount = goods[kind];
    if (amount !== undefined) stock[kind] = Math.min(stock[kind] + amount, stock.limits[kind]);
  }
}

/** Pays all but the wild part. */
export function take(stock: Stock, cost: Cost): void {
  for (const kind of GOOD_KINDS) {
    const amount = cost[kind];
    if (amount !== undefined) stock[kind] -= amount;
  }
}
