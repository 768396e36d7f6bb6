import { type CARDS, instantEffect, isPermanent } from '#content';
import { type Command, forbids } from '#engine';
import type { Decision } from '../view/bot.ts';
import { cardWorth, gainOf, workerWorth } from '../view/bring.ts';
import { stockOf } from '../view/stock.ts';
import type { View } from '../view/view.ts';

/** COU-2: the reward worth most. */
export function takeReward(view: View): Decision | undefined {
  const { game } = view;
  let best: Extract<Command, { type: 'takeReward' }> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const reward of [...game.rewards, 'favour' as const, 'grande' as const]) {
    const command = { type: 'takeReward', reward } as const;
    if (forbids(game, { seat: view.seat, at: view.at, command }) !== undefined) continue;
    const value = rewardWorth(view, reward);
    if (value > most) [best, most] = [command, value];
  }
  return best && { do: best };
}

function rewardWorth(view: View, reward: Extract<Command, { type: 'takeReward' }>['reward']): number {
  if (isPermanent(reward)) return permanentWorth(view, reward);
  if (reward === 'grande') return workerWorth(view) * 0.25;
  return gainOf(view, stockOf(view.player), instantEffect(reward));
}

/** COU-6: a card comes back with every pick up. */
function permanentWorth(view: View, card: keyof typeof CARDS): number {
  const rounds = 4 - view.game.round;
  return cardWorth(view, card) * (1 + 0.4 * (rounds - 1));
}
