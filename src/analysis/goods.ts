import { type Goods, RESOURCES, type Resource } from '#content';
import type { Game } from '#engine';
import { perSeat, type Watcher } from './walk.ts';

export const STOCKS = [...RESOURCES, 'votes'] as const;
export type Stock = Resource | 'votes';

export interface Flow {
  readonly gained: Readonly<Record<Stock, number>>;
  readonly spent: Readonly<Record<Stock, number>>;
  /** What was left over when the game ended. */
  readonly left: Readonly<Record<Stock, number>>;
}

type Tally = Record<Stock, number>;
const none = (): Tally => ({ military: 0, culture: 0, gold: 0, votes: 0 });

/** What each seat gained and spent; what it began with is not counted. */
export function countGoods(first: Game): Watcher & { readonly found: readonly Flow[] } {
  const found = perSeat(first, () => ({ gained: none(), spent: none(), left: none() }));
  const add = (tally: Tally | undefined, goods: Goods) => {
    if (tally !== undefined) for (const stock of STOCKS) tally[stock] += goods[stock] ?? 0;
  };
  return {
    found,
    event(_, event) {
      if (event.type === 'gained') add(found[event.seat]?.gained, event.goods);
      if (event.type === 'paid') add(found[event.seat]?.spent, event.goods);
      if (event.type === 'resourcesSwapped') {
        add(found[event.seat]?.spent, { [event.from]: event.count });
        add(found[event.seat]?.gained, { [event.into]: event.count });
      }
    },
    after({ players }) {
      for (const [seat, flow] of found.entries()) {
        for (const stock of STOCKS) flow.left[stock] = players[seat]?.[stock] ?? 0;
      }
    },
  };
}
