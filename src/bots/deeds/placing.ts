import { forbids, isUnderTimer, type Worker, workerState } from '#engine';
import type { Decision } from '../view/bot.ts';
import { carriedOut, type Gains, gainsOf, restAfter, type Step, stepsFor } from '../view/journey.ts';
import { type Stock, stockOf } from '../view/stock.ts';
import type { View } from '../view/view.ts';

/** A worker that stands well is moved only for something clearly better. */
const WORTH_A_MOVE = 0.6;

/** The stock as it will be when every worker that stays where it is has acted. */
export function expected(view: View, except = -1): Stock {
  let stock = stockOf(view.player);
  view.player.workers.forEach((worker, index) => {
    if (worker.spot === 'frame' && index !== except) stock = carriedOut(view, stock, worker.space).stock;
  });
  return stock;
}

/** Sends one worker on its way: first those that stand idle, then any that could stand better. */
export const place = (view: View): Decision | undefined => placeIdle(view) ?? better(view);

export function placeIdle(view: View): Decision | undefined {
  const { player } = view;
  const idle = player.workers.flatMap((worker, index) => (isIdle(view, worker) ? [index] : []));
  if (idle.length === 0) return undefined;
  idle.sort((one, other) => Number(player.workers[one]?.grande) - Number(player.workers[other]?.grande));
  const gains = gainsOf(view, expected(view));
  for (const index of idle) {
    const worker = player.workers[index];
    if (worker === undefined) continue;
    const step = best(view, gains, index);
    if (step === undefined) continue;
    if (step.to !== 'mat' || worker.spot !== 'mat') return { do: { type: 'move', worker: index, to: step.to } };
  }
  return undefined;
}

export const isIdle = (view: View, worker: Worker): boolean =>
  worker.spot !== 'frame' && !isUnderTimer(view.game, worker);

function best(view: View, gains: Gains, index: number): Step | undefined {
  const worker = view.player.workers[index];
  if (worker === undefined) return undefined;
  return stepsFor(view, gains, worker, (to) => mayMove(view, index, to))[0];
}

const mayMove = (view: View, worker: number, to: number | 'mat'): boolean =>
  forbids(view.game, { seat: view.seat, at: view.at, command: { type: 'move', worker, to } }) === undefined;

/** Looks again at the workers that wait in a frame. Whatever moves makes the whole plan better, so it comes to an end. */
export function better(view: View): Decision | undefined {
  const { player, game } = view;
  for (const [index, worker] of player.workers.entries()) {
    if (workerState(game, worker) !== 'waiting') continue;
    const gains = gainsOf(view, expected(view, index));
    const steps = stepsFor(view, gains, worker, (to) => to === worker.space || mayMove(view, index, to));
    const to = steps.find((step) => step.to !== 'mat')?.to;
    if (to === worker.space || typeof to !== 'number') continue;
    if (planWorth(view, index, to) < planWorth(view, index, worker.space) + WORTH_A_MOVE) continue;
    return { do: { type: 'move', worker: index, to } };
  }
  return undefined;
}

/** What all workers in frames bring, one after the other, and what can follow, if one of them stood elsewhere. */
function planWorth(view: View, moved: number, to: number): number {
  let stock = stockOf(view.player);
  const gains = gainsOf(view, stock);
  let sum = 0;
  view.player.workers.forEach((worker, index) => {
    if (worker.spot !== 'frame') return;
    const frame = index === moved ? to : worker.space;
    const done = carriedOut(view, stock, frame);
    stock = done.stock;
    sum += done.gain + (index === moved ? restAfter(view, gains, worker, frame) : 0);
  });
  return sum;
}

/** SET-10: the first worker of each kind; the mat is no choice. */
export function placeFirst(view: View, grande: boolean): Decision | undefined {
  const index = view.player.workers.findIndex((worker) => worker.grande === grande);
  const worker = view.player.workers[index];
  if (worker === undefined) return undefined;
  const gains = gainsOf(view, expected(view));
  const step = stepsFor(view, gains, worker, (to) => mayMove(view, index, to)).find(({ to }) => to !== 'mat');
  return step && { do: { type: 'move', worker: index, to: step.to } };
}
