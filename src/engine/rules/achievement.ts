import { ACHIEVEMENTS, CARDS, type CardId, type Cost, isCardId } from '#content';
import type { Command } from '../game/command.ts';
import type { Game, Player, Task } from '../game/game.ts';
import { playerAt } from '../game/look.ts';
import type { RefusalId } from '../game/refusals.ts';
import { run } from '../judging/effects.ts';
import { canPay, pay, plus } from '../judging/goods.ts';
import { forbidsNewAction, happen, type Rule } from '../judging/judging.ts';

type Claim = Extract<Command, { type: 'claim' }>;

/** ACH-1 to ACH-5, EFF-19, EFF-20, P23-1 */
export const claimAchievement: Rule<Claim> = {
  forbids(game, seat, command) {
    const early = forbidsNewAction(game, seat);
    if (early !== undefined) return early;
    const player = playerAt(game, seat);
    if (player.claimed) return 'ACH-2';
    return (
      forbidsCards(player, command) ??
      forbidsTake(game, player, command) ??
      (has(command, 'unearned') || holdsEnough(game, player) ? undefined : 'ACH-1')
    );
  },
  happens(judging, seat, { take, with: cards }) {
    for (const card of cards) happen(judging, { type: 'cardPlayed', seat, card });
    const unpaid = pay(judging, seat, costOf(cards));
    happen(judging, { type: 'achievementClaimed', seat, take });
    const { reward } = ACHIEVEMENTS[judging.game.achievement];
    const effects = take.map((one): Task => (one === 'legendary' ? { do: 'gainLegendary' } : reward));
    run(judging, seat, [...unpaid, ...effects]);
  },
};

function forbidsCards(player: Player, { with: cards }: Claim): RefusalId | undefined {
  if (!Array.isArray(cards)) return 'STR-4';
  if (cards.length > 1 && new Set(cards).size !== cards.length) return 'STR-4';
  for (const card of cards) {
    if (!isCardId(card) || !player.hand.includes(card)) return 'STR-2';
    if (CARDS[card].with !== 'claim') return 'STR-4';
  }
  return canPay(player, costOf(cards)) ? undefined : 'INV-5';
}

/** ACH-3: the token or the reward; twice with the card that says so, the token once at most (EFF-20). */
function forbidsTake(game: Game, player: Player, command: Claim): RefusalId | undefined {
  const { take } = command;
  if (!Array.isArray(take) || take.length !== (has(command, 'twofold') ? 2 : 1)) return 'EFF-20';
  if (take.some((one) => one !== 'legendary' && one !== 'reward')) return 'ACH-3';
  const tokens = take.filter((one) => one === 'legendary').length;
  if (tokens === 0) return undefined;
  if (tokens > 1) return 'EFF-20';
  if (!game.tokenOnCard && game.round === 1 && game.players.length <= 3) return 'P23-1';
  return game.tokenOnCard && !player.legendary ? undefined : 'ACH-3';
}

/** ACH-1: at least all of it, votes too; nothing is spent. */
export function holdsEnough(game: Game, player: Player): boolean {
  const { any = 0, votes, military = 0, culture = 0, gold = 0 } = ACHIEVEMENTS[game.achievement].asks;
  if (player.votes < votes || player.military + player.culture + player.gold < any) return false;
  return player.military >= military && player.culture >= culture && player.gold >= gold;
}

const costOf = (cards: readonly CardId[]): Cost =>
  cards.reduce<Cost>((sum, card) => {
    const stratagem = CARDS[card];
    return stratagem.with === 'claim' ? plus(sum, stratagem.cost) : sum;
  }, {});

const has = ({ with: cards }: Claim, modifier: string): boolean =>
  cards.some((card) => {
    const stratagem = CARDS[card];
    return stratagem.with === 'claim' && stratagem.modifier === modifier;
  });
