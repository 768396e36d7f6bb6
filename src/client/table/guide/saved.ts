import { ACHIEVEMENTS, type Cost, instantEffect, RESOURCES, type Resource } from '#content';
import type { Game, Player } from '#engine';

/** The cost would take just what is kept for the achievement, or for the legendary point that the last council sells. */
export const isSavedUp = (game: Game, player: Player, cost: Cost): boolean =>
  isAskedFor(game, player, cost) || isPriceOfLegend(game, player, cost);

/** ACH-1 */
function isAskedFor({ achievement }: Game, player: Player, cost: Cost): boolean {
  const { asks } = ACHIEVEMENTS[achievement];
  const isSaved = (kind: Resource): boolean => {
    const wanted = asks[kind] ?? 0;
    return player[kind] >= wanted && player[kind] - (cost[kind] ?? 0) < wanted;
  };
  return !player.claimed && RESOURCES.some(isSaved);
}

/** COU-7: with half of it a player has begun to save. */
function isPriceOfLegend({ rewards }: Game, player: Player, cost: Cost): boolean {
  const price = player.legendary ? 0 : Math.max(0, ...rewards.map(priceOf));
  const held = RESOURCES.reduce((sum, kind) => sum + player[kind], 0);
  const spent = RESOURCES.reduce((sum, kind) => sum + (cost[kind] ?? 0), cost.wild ?? 0);
  return spent > 0 && 2 * held >= price && held - spent < price;
}

function priceOf(reward: Game['rewards'][number]): number {
  const effect = instantEffect(reward);
  return effect.do === 'pay' && effect.then.do === 'gainLegendary' ? (effect.cost.wild ?? 0) : 0;
}
