import { type Goods, RESOURCES, type Resource } from '#content';
import type { Game } from '#engine';
import type { Happened } from '#protocol';
import { type Moment, momentOf, perSeat, type Watcher } from './log/walk.ts';

export const STOCKS = [...RESOURCES, 'votes'] as const;
export type Stock = Resource | 'votes';

/** How much in all, and when the most of it came or went at once. */
export interface Tally {
  readonly sum: number;
  readonly most: Moment | null;
}

export interface Flow {
  readonly gained: Readonly<Record<Stock, Tally>>;
  readonly spent: Readonly<Record<Stock, Tally>>;
  /** What was left over when the game ended. */
  readonly left: Readonly<Record<Stock, number>>;
}

interface Counter {
  sum: number;
  most: Moment | null;
  atOnce: number;
}

const counter = (): Counter => ({ sum: 0, most: null, atOnce: 0 });
const counters = (): Record<Stock, Counter> => ({
  military: counter(),
  culture: counter(),
  gold: counter(),
  votes: counter(),
});

/** What each seat gained and spent; what it began with is not counted. */
export function countGoods(first: Game): Watcher & { readonly found: readonly Flow[] } {
  const found = perSeat(first, () => ({
    gained: counters(),
    spent: counters(),
    left: { military: 0, culture: 0, gold: 0, votes: 0 },
  }));
  return {
    found,
    event(_, event, during) {
      if (event.type === 'gained') add(found[event.seat]?.gained, event.goods, during);
      if (event.type === 'paid') add(found[event.seat]?.spent, event.goods, during);
      if (event.type === 'resourcesSwapped') {
        add(found[event.seat]?.spent, { [event.from]: event.count }, during);
        add(found[event.seat]?.gained, { [event.into]: event.count }, during);
      }
    },
    after({ players }) {
      for (const [seat, flow] of found.entries()) {
        for (const stock of STOCKS) flow.left[stock] = players[seat]?.[stock] ?? 0;
      }
    },
  };
}

function add(into: Record<Stock, Counter> | undefined, goods: Goods, during: Happened): void {
  if (into === undefined) return;
  for (const stock of STOCKS) {
    const amount = goods[stock] ?? 0;
    const count = into[stock];
    count.sum += amount;
    if (amount <= count.atOnce) continue;
    count.atOnce = amount;
    count.most = momentOf(during);
  }
}
