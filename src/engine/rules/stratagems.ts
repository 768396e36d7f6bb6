import { CARDS, CHARACTERS, type Effect, isCardId } from '#content';
import type { Command } from '../game/command.ts';
import type { Player } from '../game/game.ts';
import { playerAt } from '../game/look.ts';
import type { RefusalId } from '../game/refusals.ts';
import { run } from '../judging/effects.ts';
import { canPay, pay } from '../judging/goods.ts';
import { forbidsNewAction, happen, type Rule } from '../judging/judging.ts';

const MOST_WORKERS = 4;

/** STR-1, STR-2, STR-6, SET-8 */
export const play: Rule<Extract<Command, { type: 'play' }>> = {
  forbids(game, seat, { card }) {
    const early = forbidsNewAction(game, seat);
    if (early !== undefined) return early;
    const player = playerAt(game, seat);
    if (!isCardId(card) || !player.hand.includes(card)) return 'STR-2';
    const stratagem = CARDS[card];
    return stratagem.with === 'nothing' ? forbidsEffect(player, stratagem.effect) : 'STR-4';
  },
  happens(judging, seat, { card }) {
    const stratagem = CARDS[card];
    happen(judging, { type: 'cardPlayed', seat, card });
    if (stratagem.with === 'nothing') run(judging, seat, [stratagem.effect]);
  },
};

/** What stands against an effect before it begins: its cost, or a worker too many. */
export function forbidsEffect(player: Player, effect: Effect): RefusalId | undefined {
  if (effect.do === 'pay') return canPay(player, effect.cost) ? forbidsEffect(player, effect.then) : 'INV-5';
  if (effect.do !== 'recruit') return undefined;
  if (player.workers.length >= MOST_WORKERS) return 'SET-8';
  return player.recruits === 0 ? 'STR-6' : undefined;
}

/** STR-3 */
export const pickUp: Rule<Extract<Command, { type: 'pickUp' }>> = {
  forbids(game, seat) {
    const early = forbidsNewAction(game, seat);
    if (early !== undefined) return early;
    const player = playerAt(game, seat);
    return player.discard.length > 0 && canPay(player, CHARACTERS[player.character].pickUp) ? undefined : 'STR-3';
  },
  happens(judging, seat) {
    const { character } = playerAt(judging.game, seat);
    pay(judging, seat, CHARACTERS[character].pickUp);
    run(judging, seat, [{ do: 'recover' }]);
  },
};
