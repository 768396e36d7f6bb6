import { AREAS, type Area, SAND } from '#content';
import { actionAt, canPay, forbids, frameAt, groundOf, isUnderTimer, workerState } from '#engine';
import type { Decision } from '../view/bot.ts';
import { second } from '../view/clock.ts';
import { type Gains, gainsOf } from '../view/journey.ts';
import { stockOf } from '../view/stock.ts';
import type { View } from '../view/view.ts';

/** How long a timer may lie run out before a bot turns it for the sake of the game. */
const PATIENCE = 5;
const MOST_PATIENCE = 25;

/** Turns a timer that has run out when that helps, black before green before purple, which may call council. */
export function flip(view: View): Decision | undefined {
  const gains = gainsOf(view, stockOf(view.player));
  for (const area of [...AREAS].reverse()) {
    const command = { type: 'flip', area } as const;
    if (forbids(view.game, { seat: view.seat, at: view.at, command }) !== undefined) continue;
    if (isWorthFlipping(view, gains, area)) return { do: command };
  }
  return undefined;
}

function isWorthFlipping(view: View, gains: Gains, area: Area): boolean {
  const idle = (view.at - view.game.timers[area].sandOut) / second(view.game);
  let helped = 0;
  let freed = 0;
  let stranded = 0;
  for (const worker of view.player.workers) {
    const ground = groundOf(view.game, worker);
    if (ground?.area !== area) continue;
    const state = workerState(view.game, worker);
    if (state === 'waiting') helped += best(gains, frameAt(view.game, worker.space).actions);
    if (state === 'stuck') freed += view.taste.wage * SAND[area];
    if (state === 'canAct' && frameAt(view.game, worker.space).actions.some((one) => isNear(view, one))) stranded += 1;
  }
  if (stranded > 0 && idle < MOST_PATIENCE) return false;
  return helped > 0 || freed > 0 || idle >= PATIENCE;
}

const best = (gains: Gains, actions: readonly number[]): number =>
  actions.reduce((most, action) => Math.max(most, gains.soon[action] ?? 0), 0);

/** An action that can be paid as soon as a worker in the black row has brought its gold. */
function isNear(view: View, action: number): boolean {
  const { cost } = actionAt(view.game, action);
  if (canPay(view.player, cost)) return true;
  return cost.gold !== undefined && view.player.workers.some((worker) => isGoldClose(view, worker));
}

function isGoldClose(view: View, worker: View['player']['workers'][number]): boolean {
  const ground = groundOf(view.game, worker);
  if (worker.spot !== 'frame' || ground?.area !== 'black') return false;
  const { effect } = actionAt(view.game, frameAt(view.game, worker.space).actions[0] ?? 0);
  if (effect.do !== 'produce') return false;
  return isUnderTimer(view.game, worker) || view.clock.leaves.black - view.clock.now < 10;
}
