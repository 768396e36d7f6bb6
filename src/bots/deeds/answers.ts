import { type Effect, RESOURCES, TRACKS } from '#content';
import { type Answer, answersTo, groundOf, type Task } from '#engine';
import type { Decision } from '../view/bot.ts';
import { cardWorth, gainOf } from '../view/bring.ts';
import { bestSlot, provinceWorth, yieldWorth } from '../view/provinces.ts';
import { type Stock, stockOf } from '../view/stock.ts';
import type { View } from '../view/view.ts';
import { worth } from '../view/worth.ts';

/** Answers the question that is open, whatever it is. */
export function answer(view: View): Decision | undefined {
  const task = view.player.todo[0];
  if (task === undefined) return undefined;
  let best: Answer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of answersTo(view.game, view.seat, task)) {
    const value = answerWorth(view, task, one);
    if (value > most) [best, most] = [one, value];
  }
  return best && { do: { type: 'answer', answer: best } };
}

/** How well the seat would be off with an answer. */
export function answerWorth(view: View, task: Task, one: Answer): number {
  const stock = stockOf(view.player);
  switch (one.to) {
    case 'wild':
      return after(view, stock, (held) => {
        const sign = task.do === 'payWild' ? -1 : 1;
        for (const resource of RESOURCES) held[resource] += sign * one[resource];
      });
    case 'vp':
      return after(view, stock, (held) => {
        for (const track of TRACKS) held[track] = Math.min(held[track] + one[track], held.limits[track]);
      });
    case 'conquer':
      return bestSlot(view, one.province === 'deck' ? 'hidden' : one.province).worth;
    case 'tuck':
      return task.do === 'tuck' ? provinceWorth(view, task.province, one.slot) : 0;
    case 'worker':
      return task.do === 'promote' ? promoted(view, one.worker) : freed(view, one.worker);
    case 'card':
      return cardWorth(view, one.card);
    case 'swapVp':
      return after(view, stock, (held) => {
        held[one.from] -= 1;
        held[one.into] = Math.min(held[one.into] + 1, held.limits[one.into]);
      });
    case 'swapResources':
      return after(view, stock, (held) => {
        const into = one.from === 'culture' ? 'military' : 'culture';
        held[one.from] -= one.count;
        held[into] += one.count;
      });
    case 'choose':
      return task.do === 'choose' ? gainOf(view, stock, task.of[one.option] as Effect) : 0;
    case 'glory':
      return glory(view, task, one.count);
    case 'discard':
      return task.do === 'discard' ? -yieldWorth(view, one.province, task.slot) : 0;
    default:
      return one satisfies never;
  }
}

function after(view: View, stock: Stock, change: (held: Stock) => void): number {
  const held = { ...stock };
  change(held);
  return worth(view, held);
}

/** A worker in a box that stays long is freed first; one that has yet to act, last. */
function freed(view: View, index: number): number {
  const worker = view.player.workers[index];
  const ground = worker && groundOf(view.game, worker);
  if (worker === undefined || ground === undefined) return 0;
  const stuck = view.clock.leaves[ground.area] - view.clock.now;
  return stuck - (worker.spot === 'frame' ? 1000 : 0) + (worker.grande ? 1 : 0);
}

const promoted = (view: View, index: number): number => (view.player.workers[index]?.spot === 'mat' ? 1 : 0);

/** ADV-3: glory breaks ties, so the last round's is welcome and earlier only while the stores stay roomy. */
function glory(view: View, task: Task, count: number): number {
  if (task.do !== 'glory') return 0;
  const roomy = view.game.round === 4 || view.player.glory[task.track] + count <= 3;
  return roomy ? count : -count;
}
