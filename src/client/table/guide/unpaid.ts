import { type Cost, GOOD_KINDS } from '#content';
import { actionAt, canPay, forecast, frameAt, type Game, playerAt, type Seat } from '#engine';
import { lackingOf } from '../reasons/worth.ts';

/** WRK-13: what the action below a worker's frame costs, if its owner can pay for none that is there. */
export function unpaidBelow(game: Game, seat: Seat, worker: number): Cost | null {
  const player = playerAt(game, seat);
  const found = player.workers[worker];
  if (found?.spot !== 'frame') return null;
  const costs = frameAt(game, found.space).actions.map((action) => actionAt(game, action).cost);
  return costs.some((cost) => canPay(player, cost)) ? null : (costs[0] ?? null);
}

/** Another worker stands where it will bring some of what is missing. */
export function isComing(game: Game, seat: Seat, cost: Cost): boolean {
  const player = playerAt(game, seat);
  const missing = lackingOf(player, cost).cost;
  return player.workers.some(({ spot, space }) =>
    spot !== 'frame'
      ? false
      : frameAt(game, space).actions.some((index) => {
          const action = actionAt(game, index);
          if (!canPay(player, action.cost)) return false;
          const { goods } = forecast(game, seat, action.effect);
          return GOOD_KINDS.some((kind) => (missing[kind] ?? 0) > 0 && (goods[kind] ?? 0) > 0);
        }),
  );
}
