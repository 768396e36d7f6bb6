import { type Action, AREAS, type Area, type Frame, ROWS, type Row } from '#content';
import { boardOf, type Worker } from '#engine';
import { bring } from './bring.ts';
import type { Window } from './clock.ts';
import { spacesFor } from './spaces.ts';
import { type Stock, same, take } from './stock.ts';
import type { View } from './view.ts';
import { worth } from './worth.ts';

/** What each action of the board would bring, its cost paid: at once, and some time later when more may be at hand. */
export interface Gains {
  readonly soon: readonly number[];
  readonly later: readonly number[];
}

const OUT_OF_REACH = -1;

export function gainsOf(view: View, stock: Stock): Gains {
  const before = worth(view, stock);
  const { kinds, kindOf } = spacesFor(view.game.players.length);
  const soon: number[] = [];
  const later: number[] = [];
  for (const action of kinds) {
    const { gain, inReach } = gainFrom(view, stock, before, action);
    soon.push(inReach ? gain : OUT_OF_REACH);
    later.push(action.cost.military === undefined ? gain : gain * view.taste.laterConquest);
  }
  const byAction = (gains: readonly number[]) => kindOf.map((kind) => gains[kind] ?? 0);
  return { soon: byAction(soon), later: byAction(later) };
}

function gainFrom(view: View, stock: Stock, before: number, { cost, effect }: Action) {
  const after = same(stock);
  take(after, cost);
  const inReach = after.gold >= 0 && after.military >= 0;
  const beside = bring(view, after, effect);
  return { gain: worth(view, after) + beside - before, inReach, after };
}

/** Lets the best action below a frame happen to an imagined stock: the stock after it, and how much better that is. */
export function carriedOut(view: View, stock: Stock, frame: number): { readonly stock: Stock; readonly gain: number } {
  const before = worth(view, stock);
  const { actions } = boardOf(view.game).frames[frame] as Frame;
  let best = { stock, gain: 0 };
  for (const action of actions) {
    const { gain, inReach, after } = gainFrom(view, stock, before, boardOf(view.game).actions[action] as Action);
    if (inReach && gain > best.gain) best = { stock: after, gain };
  }
  return best;
}

/** Where a worker may go now; a frame, or the mat to wait for a row that is not open yet. */
export interface Step {
  readonly to: number | 'mat';
  readonly worth: number;
}

/** For each window, what is gained in it and can follow it: worked back from the horizon, in the order of the clock. */
function prospects(view: View, gains: Gains, worker: Worker): readonly number[] {
  const earned = rowGains(view, gains, worker);
  const found: number[] = [];
  for (const window of view.clock.windows) {
    found.push(earned[window.area][window.row] + after(view, found, window.until));
  }
  return found;
}

/** The best that can follow for a worker that is free from a time on. */
function after({ clock, taste }: View, found: readonly number[], from: number): number {
  let best = from > clock.horizon ? (clock.horizon - from) * taste.wage : 0;
  for (let index = 0; index < found.length; index += 1) {
    if ((clock.windows[index] as Window).from <= from + 0.5) break;
    best = Math.max(best, found[index] ?? 0);
  }
  return best;
}

function rowGains(view: View, gains: Gains, worker: Worker): Record<Area, Record<Row, number>> {
  const found = { purple: { top: 0, bottom: 0 }, green: { top: 0, bottom: 0 }, black: { top: 0, bottom: 0 } };
  const spaces = spacesFor(view.game.players.length);
  const { frames } = boardOf(view.game);
  for (const area of AREAS) {
    const unhindered = worker.grande || area === 'black';
    for (const row of ROWS) {
      for (const frame of spaces.frames[area][row]) {
        if (!unhindered && view.game.neutralFrames.includes(frame)) continue;
        found[area][row] = Math.max(found[area][row], frameGain(gains.later, frames[frame] as Frame));
      }
      if (!unhindered) found[area][row] *= view.taste.unblocked;
    }
  }
  return found;
}

export function frameGain(gains: readonly number[], frame: Frame): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const action of frame.actions) best = Math.max(best, gains[action] ?? 0);
  return best;
}

/** What can follow for a worker once the timer has come to its frame and gone again. */
export function restAfter(view: View, gains: Gains, worker: Worker, frame: number): number {
  const { area } = boardOf(view.game).frames[frame] as Frame;
  const found = prospects(view, gains, worker);
  const next = view.clock.windows.find((window) => window.next && window.area === area);
  return next === undefined ? 0 : after(view, found, next.until);
}

/** All steps open to a worker that may move, best first. `mayEnter` knows what is in the way. */
export function stepsFor(
  view: View,
  gains: Gains,
  worker: Worker,
  mayEnter: (frame: number) => boolean,
): readonly Step[] {
  const found = prospects(view, gains, worker);
  const { frames } = boardOf(view.game);
  const spaces = spacesFor(view.game.players.length);
  const steps: Step[] = [{ to: 'mat', worth: waiting(view, found) }];
  for (const window of view.clock.windows) {
    if (!window.next) continue;
    const later = after(view, found, window.until) - (window.from - view.clock.now) * 0.0005;
    for (const to of spaces.frames[window.area][window.row]) {
      if (mayEnter(to)) steps.push({ to, worth: frameGain(gains.soon, frames[to] as Frame) + later });
    }
  }
  return steps.sort((one, other) => other.worth - one.worth);
}

/** The best plan that begins on a row the timer has yet to leave. */
function waiting({ clock }: View, found: readonly number[]): number {
  let best = 0;
  clock.windows.forEach((window, index) => {
    if (!window.next) best = Math.max(best, (found[index] ?? 0) - 0.05);
  });
  return best;
}
