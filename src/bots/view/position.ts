import { SLOTS, type Slot } from '#content';
import { beyond, frameAt, type Game, groundOf, type Millis, type Seat, type Worker, workerState } from '#engine';
import { cardWorth, stuckFor, workerWorth } from './bring.ts';
import { frameGain, type Gains, gainsOf } from './journey.ts';
import { uses, yieldWorth } from './provinces.ts';
import { stockOf } from './stock.ts';
import type { Taste } from './taste.ts';
import { type View, viewOf } from './view.ts';
import { worth } from './worth.ts';

/** What a seat's whole position is worth: what it holds, and what it has built for later. */
export function positionWorth(game: Game, seat: Seat, at: Millis, taste: Taste): number {
  const view = viewOf(game, seat, at, taste);
  const stock = stockOf(view.player);
  const held = worth(view, stock) + (view.player.legendary ? taste.legendary : 0);
  if (game.phase === 'over') return held + (isComplete(view) ? taste.complete : 0);
  return held + lands(view) + cards(view) + people(view, gainsOf(view, stock));
}

function isComplete({ player }: View): boolean {
  return (
    player.legendary &&
    beyond(player, 'power') >= 0 &&
    beyond(player, 'prestige') >= 0 &&
    beyond(player, 'popularity') >= 0
  );
}

function lands(view: View): number {
  return SLOTS.reduce((sum, slot) => sum + land(view, slot), 0);
}

/** The best of a slot produce to the end, those above the limit until the council. */
function land(view: View, slot: Slot): number {
  const { left, call, now } = view.clock;
  const yields = view.player.slots[slot].map((province) => yieldWorth(view, province, slot));
  yields.sort((one, other) => other - one);
  return yields.reduce((sum, each, index) => {
    return sum + each * uses(view, slot, index < view.player.provinceLimit ? left : call - now);
  }, 0);
}

function cards(view: View): number {
  let sum = 0;
  for (const card of view.player.hand) sum += cardWorth(view, card);
  for (const card of view.player.discard) sum += 0.3 * cardWorth(view, card);
  return sum;
}

function people(view: View, gains: Gains): number {
  const each = workerWorth(view);
  return view.player.workers.reduce((sum, worker) => {
    return sum + each * (worker.grande ? 1.25 : 1) + whereabouts(view, gains, worker);
  }, 0);
}

/** A worker that waits for sand is about to gain; one that is stuck loses time. */
function whereabouts(view: View, gains: Gains, worker: Worker): number {
  const { game, clock, taste } = view;
  const ground = groundOf(game, worker);
  if (ground === undefined) return 0;
  const until = Math.min(clock.leaves[ground.area] - clock.now, clock.left);
  switch (workerState(game, worker)) {
    case 'stuck':
      return -stuckFor(view, worker) * taste.wage;
    case 'canAct':
      return Math.max(frameGain(gains.soon, frameAt(game, worker.space)), 0) * 0.8 - until * taste.wage;
    case 'waiting':
      return Math.max(frameGain(gains.soon, frameAt(game, worker.space)) * 0.8 - until * taste.wage, 0);
    default:
      return 0;
  }
}
