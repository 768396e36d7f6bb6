import { CARDS, isCardId, pay as payFor } from '#content';
import type { Game, Player, Seat, Task, Worker } from '../game/game.ts';
import { actionAt, boardOf, frameAt, isUnderTimer, playerAt } from '../game/look.ts';
import type { RefusalId } from '../game/refusals.ts';
import { run } from '../judging/effects.ts';
import { pay } from '../judging/goods.ts';
import { forbidsNewAction, happen, isWhole, type Rule } from '../judging/judging.ts';
import { type Act, count, goldCosts, has, isPayable, stepsOf } from './payment.ts';
import { workerOf } from './workers.ts';

/** WRK-7, WRK-8, WRK-13, WRK-15, STR-4, STR-5, EFF-15, EFF-17, EFF-18 */
export const act: Rule<Act> = {
  forbids(game, seat, command) {
    const early = forbidsNewAction(game, seat);
    if (early !== undefined) return early;
    const player = playerAt(game, seat);
    const worker = workerOf(player, command.worker);
    if (worker === undefined || !isWhole(command.action, 0, boardOf(game).actions.length)) return 'WRK-8';
    return (
      forbidsCards(player, command) ??
      forbidsPlace(game, worker, command) ??
      forbidsAlso(game, command) ??
      (isPayable(player, stepsOf(game, player, command)) ? undefined : 'WRK-13')
    );
  },
  happens(judging, seat, command) {
    const { first, second } = stepsOf(judging.game, playerAt(judging.game, seat), command);
    for (const card of command.with) happen(judging, { type: 'cardPlayed', seat, card });
    happen(judging, { type: 'workerActed', seat, worker: command.worker, action: command.action });
    const tasks: Task[] = [...pay(judging, seat, first.cost), ...first.effects];
    // EFF-15: the neighbouring action is paid when the first has given what it gives.
    if (second !== undefined) tasks.push(payFor(second.cost, second.effect));
    run(judging, seat, tasks);
  },
};

/** The seat's workers that stand where this action can be taken now, if it can be paid or not. */
export const readyToAct = (game: Game, seat: Seat, action: number): readonly number[] =>
  playerAt(game, seat).workers.flatMap((worker, index) =>
    forbidsPlace(game, worker, { type: 'act', worker: index, action, with: [] }) === undefined ? [index] : [],
  );

/** STR-4: every card is in hand, fits a worker action, and is worth playing with this one. */
function forbidsCards(player: Player, { with: cards }: Act): RefusalId | undefined {
  if (!Array.isArray(cards)) return 'STR-4';
  if (cards.length > 1 && new Set(cards).size !== cards.length) return 'STR-4';
  for (const card of cards) {
    if (!isCardId(card) || !player.hand.includes(card)) return 'STR-2';
    if (CARDS[card].with !== 'action') return 'STR-4';
  }
  return undefined;
}

/** WRK-8: from the frame above into the box, on the row with the timer; EFF-17 brings a worker from elsewhere. */
function forbidsPlace(game: Game, worker: Worker, command: Act): RefusalId | undefined {
  const action = actionAt(game, command.action);
  const timerHere = game.timers[action.area].row === action.row;
  if (has(command, 'strike')) {
    return isUnderTimer(game, worker) || !timerHere || action.effect.do === 'produce' ? 'EFF-17' : undefined;
  }
  if (worker.spot === 'box' && isUnderTimer(game, worker)) return 'WRK-10';
  if (worker.spot !== 'frame' || !timerHere) return 'WRK-8';
  if (worker.space === action.frame) return undefined;
  return frameAt(game, worker.space).actions.length > 1 ? 'WRK-15' : 'WRK-8';
}

/** EFF-15: the action left or right in the same row. STR-4: only gold that is asked can be waived. */
function forbidsAlso(game: Game, command: Act): RefusalId | undefined {
  const adjacent = has(command, 'alsoAdjacent');
  if (adjacent !== (command.also !== undefined)) return 'EFF-15';
  if (adjacent && !isNeighbour(game, command.action, command.also)) return 'EFF-15';
  const waived = count(command, 'noGoldCost');
  return waived > 0 && waived > goldCosts(game, command) ? 'STR-4' : undefined;
}

function isNeighbour(game: Game, action: number, also: unknown): boolean {
  if (!isWhole(also, 0, boardOf(game).actions.length) || Math.abs(also - action) !== 1) return false;
  const [one, other] = [actionAt(game, action), actionAt(game, also)];
  return one.area === other.area && one.row === other.row;
}
