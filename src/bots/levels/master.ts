import { blind, type Command, copy, forbids, groundOf, isRefusal, play } from '#engine';
import { choicesBeside } from '../deeds/choices.ts';
import { better, placeIdle } from '../deeds/placing.ts';
import { thinkOver } from '../deeds/think.ts';
import type { Bot, Decision, Sight } from '../view/bot.ts';
import { second } from '../view/clock.ts';
import { positionWorth } from '../view/position.ts';
import { ADEPT_TASTE, MASTER_HABITS, MASTER_TASTE, type Taste } from '../view/taste.ts';
import { type View, viewOf } from '../view/view.ts';
import { type Dream, rollOut } from './imagine.ts';
import { type Pace, readyAt, waitFrom } from './pace.ts';

export const MASTER_PACE: Pace = { between: [600, 1100], notice: [350, 700], ponder: [1200, 2500] };

/** How deep a master thinks. */
export interface Depth {
  /** How far plans are rolled ahead, in seconds of the printed game. */
  readonly ahead: number;
  /** How many imagined steps one decision may take; after that the best so far is taken. */
  readonly steps: number;
}

const DEPTH: Depth = { ahead: 250, steps: 300 };

/** What a plan must gain to be preferred to the first idea, and to leaving a worker where it stands. */
const CLEARLY = 0.05;
const WORTH_A_MOVE = 0.3;
/** Where a worker waits is thought over once more when the timer is about to come, in seconds. */
const SOON = 10;

/** Rolls the game forward from each of several choices and takes the one that ends best. */
export function master(
  pace: Pace = MASTER_PACE,
  over: Partial<Taste> = {},
  depth: Partial<Depth> = {},
  habits: Taste = MASTER_HABITS,
): Bot {
  const taste = { ...MASTER_TASTE, ...over };
  return (sight) => {
    const ready = readyAt(sight, pace);
    if (sight.at < ready) return { askAgainAt: Math.ceil(ready) };
    return search({ sight, taste, habits, depth: { ...DEPTH, ...depth }, steps: 0 }) ?? waitFrom(sight);
  };
}

/** One decision being thought over. */
interface Search {
  readonly sight: Sight;
  /** What an outcome is judged by, and what everyday choices are made by. */
  readonly taste: Taste;
  readonly habits: Taste;
  readonly depth: Depth;
  steps: number;
}

function search(of: Search): Decision | undefined {
  const { game, seat, at } = of.sight;
  let relocates = false;
  const first = thinkOver(viewOf(game, seat, at, of.habits), (view) => {
    const idle = placeIdle(view);
    if (idle !== undefined) return idle;
    relocates = true;
    return relocate(of, view);
  });
  if (first === undefined || !('do' in first) || (relocates && first.do.type === 'move')) return first;
  const others = choicesBeside(game, seat, at, first.do, of.habits);
  if (others.length === 0) return first;
  const found = bestOf(of, others, outcome(of, first.do) + CLEARLY);
  return found === undefined ? first : { ...first, do: found };
}

/** A worker that already waits somewhere is moved only if that beats leaving it. */
function relocate(of: Search, view: View): Decision | undefined {
  if (!view.player.workers.some((worker) => worker.spot === 'frame' && isSoon(view, worker))) return undefined;
  const first = better(view);
  if (first === undefined || !('do' in first)) return undefined;
  const others = choicesBeside(view.game, view.seat, view.at, first.do, of.habits);
  const found = bestOf(of, [first.do, ...others], outcome(of, undefined) + WORTH_A_MOVE);
  return found === undefined ? undefined : { ...first, do: found };
}

function isSoon({ game, clock }: View, worker: View['player']['workers'][number]): boolean {
  const ground = groundOf(game, worker);
  return ground !== undefined && clock.leaves[ground.area] - clock.now < SOON;
}

/** The command that ends best, if any ends better than `least`. */
function bestOf(of: Search, commands: readonly Command[], least: number): Command | undefined {
  const { game, seat, at } = of.sight;
  let best: Command | undefined;
  let most = least;
  for (const command of commands) {
    if (of.steps > of.depth.steps) break;
    if (forbids(game, { seat, at, command }) !== undefined) continue;
    const value = outcome(of, command);
    if (value > most) [best, most] = [command, value];
  }
  return best;
}

/** What the position is worth some way ahead if this is done now; or if nothing is. Rivals are taken for adepts. */
function outcome(of: Search, command: Command | undefined): number {
  const { seat, at } = of.sight;
  const game = copy(of.sight.game);
  if (command !== undefined && isRefusal(play(game, { seat, at, command }, blind))) return Number.NEGATIVE_INFINITY;
  const dream: Dream = { game, seat, habits: of.habits, rivals: ADEPT_TASTE, peek: blind, now: at, steps: 0 };
  rollOut(dream, { until: at + of.depth.ahead * second(game) });
  of.steps += dream.steps;
  return positionWorth(game, seat, dream.now, of.taste);
}
