import { blind, type Command, copy, forbids, type Game, isRefusal, type Millis, play } from '#engine';
import type { Bot, Decision, Sight } from './bot.ts';
import { choicesBeside } from './choices.ts';
import { second } from './clock.ts';
import { imagine } from './imagine.ts';
import { type Pace, readyAt, waitFrom } from './pace.ts';
import { better, placeIdle } from './placing.ts';
import { MASTER_TASTE, type Taste } from './taste.ts';
import { thinkOver } from './think.ts';
import { type View, viewOf } from './view.ts';
import type { Why } from './why.ts';

export const MASTER_PACE: Pace = { between: [600, 1100], notice: [350, 700], ponder: [1200, 2500] };

/** How far ahead plans are rolled, in seconds of the printed game. */
const AHEAD = 380;
/** A plan must beat the first idea by this much. */
const CLEARLY = 0.05;
const WORTH_A_MOVE = 0.3;

/** Rolls the game forward from each of several choices and takes the one that ends best. */
export const master = (pace: Pace = MASTER_PACE, over: Partial<Taste> = {}): Bot => {
  const taste = { ...MASTER_TASTE, ...over };
  return (sight) => {
    const ready = readyAt(sight, pace);
    if (sight.at < ready) return { askAgainAt: Math.ceil(ready) };
    return search(sight, taste) ?? waitFrom(sight);
  };
};

function search(sight: Sight, taste: Taste): Decision | undefined {
  const { game, seat, at } = sight;
  const first = thinkOver(viewOf(game, seat, at, taste), (view) => placeIdle(view) ?? relocate(sight, view));
  if (first === undefined || !('do' in first) || isRelocation(sight, first.do)) return first;
  return bestOf(sight, first, outcome(sight, first.do, taste) + CLEARLY, taste);
}

const isRelocation = ({ game, seat }: Sight, command: Command): boolean =>
  command.type === 'move' && game.players[seat]?.workers[command.worker]?.spot === 'frame';

/** A worker that already waits somewhere is moved only if that beats leaving it. */
function relocate(sight: Sight, view: View): Decision | undefined {
  const first = better(view);
  if (first === undefined || !('do' in first)) return undefined;
  const stays = imagine(copy(sight.game), sight.seat, sight.at, horizonOf(sight), view.taste);
  const moved = bestOf(sight, undefined, stays + WORTH_A_MOVE, view.taste, first.do);
  return moved;
}

/** The choice that ends best, if any ends better than `most`. */
function bestOf(
  sight: Sight,
  first: Decision | undefined,
  least: number,
  taste: Taste,
  idea?: Command,
): Decision | undefined {
  const { game, seat, at } = sight;
  const known = idea ?? (first !== undefined && 'do' in first ? first.do : undefined);
  if (known === undefined) return first;
  let best = first;
  let most = least;
  for (const command of [...(idea === undefined ? [] : [idea]), ...choicesBeside(game, seat, at, known, taste)]) {
    if (forbids(game, { seat, at, command }) !== undefined) continue;
    const value = outcome(sight, command, taste);
    if (value > most) [best, most] = [{ do: command, why: whyOf(first) }, value];
  }
  return best;
}

const whyOf = (first: Decision | undefined): Why =>
  first !== undefined && 'do' in first && first.why !== undefined ? first.why : { reason: 'placesForSand' };

const horizonOf = ({ game, at }: Sight): Millis => at + AHEAD * second(game);

function outcome(sight: Sight, command: Command, taste: Taste): number {
  const { game, seat, at } = sight;
  const dream: Game = copy(game);
  if (isRefusal(play(dream, { seat, at, command }, blind))) return Number.NEGATIVE_INFINITY;
  return imagine(dream, seat, at, horizonOf(sight), taste);
}
