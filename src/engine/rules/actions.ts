import { type Action, CARDS, type CardId, type Cost, isCardId } from '#content';
import { run } from '../effects.ts';
import type { Command, Game, Player, Task, Worker } from '../game.ts';
import { canPay, pay, plus } from '../goods.ts';
import { forbidsNewAction, happen, isWhole, type Rule } from '../judging.ts';
import { actionAt, boardOf, frameAt, isUnderTimer, playerAt } from '../look.ts';
import type { RefusalId } from '../refusals.ts';
import { workerOf } from './workers.ts';

type Act = Extract<Command, { type: 'act' }>;

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
      (canPay(player, actionCost(game, command)) ? undefined : 'WRK-13')
    );
  },
  happens(judging, seat, command) {
    const cost = actionCost(judging.game, command);
    for (const card of command.with) happen(judging, { type: 'cardPlayed', seat, card });
    happen(judging, { type: 'workerActed', seat, worker: command.worker, action: command.action });
    const unpaid = pay(judging, seat, cost);
    const effects: readonly Task[] = actionsOf(judging.game, command).map((action) => action.effect);
    run(judging, seat, unpaid.length === 0 ? effects : [...unpaid, ...effects]);
  },
};

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

/** The actions taken, in order: one, the same twice (EFF-18), or two neighbours (EFF-15). */
function actionsOf(game: Game, command: Act): readonly Action[] {
  const action = actionAt(game, command.action);
  if (has(command, 'twice')) return [action, action];
  return command.also === undefined ? [action] : [action, actionAt(game, command.also)];
}

/** INV-5: every cost is paid before any reward. STR-5: each "no gold cost" waives one payment. */
export function actionCost(game: Game, command: Act): Cost {
  if (command.with.length === 0) return actionAt(game, command.action).cost;
  let waived = count(command, 'noGoldCost');
  return actionsOf(game, command).reduce<Cost>((sum, { cost }) => {
    if (cost.gold === undefined || waived === 0) return plus(sum, cost);
    waived -= 1;
    return sum;
  }, {});
}

const goldCosts = (game: Game, command: Act): number =>
  actionsOf(game, command).filter(({ cost }) => cost.gold !== undefined).length;

function count({ with: cards }: Act, modifier: string): number {
  let found = 0;
  for (const card of cards) if (modifierOf(card) === modifier) found += 1;
  return found;
}

const has = (command: Act, modifier: string): boolean => count(command, modifier) > 0;

function modifierOf(card: CardId): string | undefined {
  const stratagem = CARDS[card];
  return stratagem.with === 'action' ? stratagem.modifier : undefined;
}
