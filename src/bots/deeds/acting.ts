import { CARDS, type CardId } from '#content';
import {
  actionAt,
  actionCost,
  boardOf,
  type Command,
  canPay,
  forbids,
  frameAt,
  isUnderTimer,
  workerState,
} from '#engine';
import type { Decision } from '../view/bot.ts';
import { bring } from '../view/bring.ts';
import { type Stock, stockOf, take } from '../view/stock.ts';
import type { View } from '../view/view.ts';
import { worth } from '../view/worth.ts';

type Act = Extract<Command, { type: 'act' }>;

interface Choice {
  readonly command: Act;
  readonly gain: number;
  readonly gold: number;
}

/** The best worker action that can be taken now, unless its gold is kept for a better one close by. */
export function act(view: View): Decision | undefined {
  const [first] = choicesNow(view);
  if (first === undefined || first.gain <= 0.02) return undefined;
  if (first.gold > 0 && isKept(view, first)) return undefined;
  return { do: first.command };
}

/** Every action that can be taken now, with the cards that go with it, best first. */
export const actsFor = (view: View): readonly Command[] => choicesNow(view).map(({ command }) => command);

function choicesNow(view: View): readonly Choice[] {
  const choices = view.player.workers.flatMap((worker, index) =>
    workerState(view.game, worker) === 'canAct' ? choicesFor(view, index) : [],
  );
  return choices.sort((one, other) => other.gain - one.gain);
}

/** What each action below a worker's frame brings, with the cards that go well with it. */
function choicesFor(view: View, index: number): readonly Choice[] {
  const worker = view.player.workers[index];
  if (worker === undefined) return [];
  return frameAt(view.game, worker.space).actions.flatMap((action) => withCards(view, index, action));
}

function withCards(view: View, worker: number, action: number): readonly Choice[] {
  const free = cardsThat(view, 'noGoldCost').slice(0, 1);
  const commands: Act[] = [{ type: 'act', worker, action, with: [] }];
  if (free.length > 0) commands.push({ type: 'act', worker, action, with: free });
  for (const card of cardsThat(view, 'twice')) {
    commands.push({ type: 'act', worker, action, with: [card] });
    if (free.length > 0) commands.push({ type: 'act', worker, action, with: [card, ...free] });
  }
  for (const card of cardsThat(view, 'alsoAdjacent')) {
    for (const also of [action - 1, action + 1]) {
      commands.push({ type: 'act', worker, action, also, with: [card] });
      if (free.length > 0) commands.push({ type: 'act', worker, action, also, with: [card, ...free] });
    }
  }
  return commands.flatMap((command) => {
    if (forbids(view.game, { seat: view.seat, at: view.at, command }) !== undefined) return [];
    return [choiceOf(view, command)];
  });
}

const cardsThat = (view: View, modifier: string): readonly CardId[] =>
  view.player.hand.filter((card) => {
    const stratagem = CARDS[card];
    return stratagem.with === 'action' && stratagem.modifier === modifier;
  });

/** What it costs to have played a card for little. */
const CARD_SPENT: Readonly<Record<string, number>> = { noGoldCost: 0.6, twice: 1, alsoAdjacent: 1, strike: 0.6 };

function choiceOf(view: View, command: Act): Choice {
  const stock = stockOf(view.player);
  const before = worth(view, stock);
  const cost = actionCost(view.game, command);
  take(stock, cost);
  const beside = effectsOf(view, stock, command);
  const late = view.clock.left < 200 ? 0.2 : 1;
  const spent = command.with.reduce((sum, card) => {
    const stratagem = CARDS[card];
    return stratagem.with === 'action' ? sum + (CARD_SPENT[stratagem.modifier] ?? 0) * late : sum;
  }, 0);
  return { command, gain: worth(view, stock) + beside - before - spent, gold: cost.gold ?? 0 };
}

function effectsOf(view: View, stock: Stock, command: Act): number {
  const action = actionAt(view.game, command.action);
  let beside = bring(view, stock, action.effect);
  const twice = command.with.some(
    (card) => CARDS[card].with === 'action' && 'modifier' in CARDS[card] && CARDS[card].modifier === 'twice',
  );
  if (twice) beside += bring(view, stock, action.effect);
  if (command.also !== undefined) beside += bring(view, stock, actionAt(view.game, command.also).effect);
  return beside;
}

/** Gold is kept for a worker that gains more and whose row the timer reaches before it leaves this one. */
function isKept(view: View, choice: Choice): boolean {
  const { game, player, clock } = view;
  const here = clock.leaves[actionAt(game, choice.command.action).area];
  const left = player.gold - choice.gold;
  return player.workers.some((worker) => {
    if (workerState(game, worker) !== 'waiting') return false;
    const frame = frameAt(game, worker.space);
    if (frame.area === 'black' || clock.leaves[frame.area] > Math.min(here, clock.now + 40)) return false;
    return left < 2 && frame.actions.some((action) => plainGain(view, action) > choice.gain + 0.3);
  });
}

function plainGain(view: View, action: number): number {
  return choiceOf(view, { type: 'act', worker: 0, action, with: [] }).gain;
}

/** EFF-17: a free worker goes straight to the best action under a timer. */
export function strike(view: View): Decision | undefined {
  const card = cardsThat(view, 'strike')[0];
  if (card === undefined) return undefined;
  const { game, player, clock } = view;
  let best: { command: Act; gain: number } | undefined;
  const index = player.workers.findIndex((worker) => worker.spot !== 'frame' && !isUnderTimer(game, worker));
  if (index < 0) return undefined;
  boardOf(game).actions.forEach((action, id) => {
    if (game.timers[action.area].row !== action.row || !canPay(player, action.cost)) return;
    const command: Act = { type: 'act', worker: index, action: id, with: [card] };
    if (forbids(game, { seat: view.seat, at: view.at, command }) !== undefined) return;
    const stuck = Math.min(clock.leaves[action.area] - clock.now, clock.left);
    const gain = choiceOf(view, command).gain - stuck * view.taste.wage;
    if (best === undefined || gain > best.gain) best = { command, gain };
  });
  return best !== undefined && best.gain > 0.3 ? { do: best.command } : undefined;
}
