import type { Frame } from '#content';
import { boardOf, type Worker } from '#engine';
import { gainOf } from './bring.ts';
import type { Window } from './clock.ts';
import type { Stock } from './stock.ts';
import { same, take } from './stock.ts';
import type { View } from './view.ts';
import { worth } from './worth.ts';

/** What each action of the board would bring, its cost paid. */
export type Gains = readonly number[];

export function gainsOf(view: View, stock: Stock): Gains {
  const before = worth(view, stock);
  const known = new Map<unknown, number>();
  return boardOf(view.game).actions.map(({ cost, effect }) => {
    const found = known.get(effect);
    if (found !== undefined) return found;
    const paid = same(stock);
    take(paid, cost);
    const gain = worth(view, paid) - before + gainOf(view, paid, effect);
    known.set(effect, gain);
    return gain;
  });
}

/** Where a worker may go now; a frame, or the mat to wait for a row that is not open yet. */
export interface Step {
  readonly to: number | 'mat';
  readonly worth: number;
}

/** What a worker can still earn that comes free when the timer leaves each row. */
type Prospects = ReadonlyMap<Window, number>;

/** Works back from the horizon: every window is worth what is gained in it and what can follow it. */
function prospects(view: View, gains: Gains, worker: Worker): Prospects {
  const found = new Map<Window, number>();
  const { windows } = view.clock;
  for (const window of windows)
    found.set(window, earned(view, gains, worker, window) + after(view, found, window.until));
  return found;
}

/** The best that can follow for a worker that is free from a time on. */
function after(view: View, found: Prospects, from: number): number {
  const { windows, horizon } = view.clock;
  let best = from > horizon ? (horizon - from) * view.taste.wage : 0;
  for (const window of windows) {
    if (window.from <= from + 0.5) break;
    const value = found.get(window);
    if (value !== undefined && value > best) best = value;
  }
  return best;
}

function earned(view: View, gains: Gains, worker: Worker, window: Window): number {
  const { frames } = boardOf(view.game);
  let best = 0;
  frames.forEach((frame, index) => {
    if (frame.area !== window.area || frame.row !== window.row) return;
    const open = worker.grande || frame.area === 'black' || !view.game.neutralFrames.includes(index);
    if (open) best = Math.max(best, frameGain(gains, frame));
  });
  return worker.grande || window.area === 'black' ? best : best * view.taste.unblocked;
}

export function frameGain(gains: Gains, frame: Frame): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const action of frame.actions) best = Math.max(best, gains[action] ?? 0);
  return best;
}

/** All steps open to a worker that may move, best first. `mayEnter` knows what is in the way. */
export function stepsFor(
  view: View,
  gains: Gains,
  worker: Worker,
  mayEnter: (frame: number) => boolean,
): readonly Step[] {
  const found = prospects(view, gains, worker);
  const steps: Step[] = [{ to: 'mat', worth: waiting(view, found) }];
  for (const window of view.clock.windows) {
    if (!window.next) continue;
    const later = after(view, found, window.until);
    boardOf(view.game).frames.forEach((frame, to) => {
      if (frame.area !== window.area || frame.row !== window.row || !mayEnter(to)) return;
      steps.push({ to, worth: frameGain(gains, frame) + later - (window.from - view.clock.now) * 0.0005 });
    });
  }
  return steps.sort((one, other) => other.worth - one.worth);
}

/** The best plan that begins on a row the timer has yet to leave. */
function waiting(view: View, found: Prospects): number {
  let best = 0;
  for (const window of view.clock.windows) if (!window.next) best = Math.max(best, (found.get(window) ?? 0) - 0.05);
  return best;
}
