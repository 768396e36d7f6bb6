import { type CharacterId, type Cost, GOOD_KINDS, type GoodKind, type Goods, trackLength } from '#content';
import { type Player, resourceLimit } from '#engine';

/** What can be counted on a mat, as a bot imagines it. Resources may go below nought: that much is still to be found. */
export type Stock = { [K in GoodKind]: number } & { readonly limits: Readonly<Record<GoodKind, number>> };

export function stockOf(player: Player): Stock {
  const { military, culture, gold, votes, power, prestige, popularity } = player;
  return { military, culture, gold, votes, power, prestige, popularity, limits: limitsOf(player) };
}

type Limits = Stock['limits'];
const WITHOUT_GLORY = new Map<CharacterId, Limits>();

function limitsOf(player: Player): Limits {
  const { glory, character } = player;
  if (glory.power + glory.prestige + glory.popularity > 0) return countLimits(player);
  const known = WITHOUT_GLORY.get(character) ?? countLimits(player);
  WITHOUT_GLORY.set(character, known);
  return known;
}

const countLimits = (player: Player): Limits => ({
  military: resourceLimit(player, 'military'),
  culture: resourceLimit(player, 'culture'),
  gold: resourceLimit(player, 'gold'),
  votes: 99,
  power: trackLength(player.character, 'power'),
  prestige: trackLength(player.character, 'prestige'),
  popularity: trackLength(player.character, 'popularity'),
});

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
