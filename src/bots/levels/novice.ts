import { boardOf, type Command, forbids } from '#engine';
import { think } from '../deeds/think.ts';
import type { Bot, Decision, Dice, Sight } from '../view/bot.ts';
import { NOVICE_TASTE } from '../view/taste.ts';
import { slipsMind } from './lapses.ts';
import { type Pace, readyAt, waitFrom } from './pace.ts';

export const NOVICE_PACE: Pace = { between: [2500, 5500], notice: [2000, 5000], ponder: [1500, 3500] };

/** How often in a hundred a worker goes where it happens to fit. */
const WANDERS = 20;

/** Sensible, slow, and forgetful. */
export const novice =
  (pace: Pace = NOVICE_PACE): Bot =>
  (sight, dice) => {
    const ready = readyAt(sight, pace);
    if (sight.at < ready) return { askAgainAt: Math.ceil(ready) };
    const decision = think(sight.game, sight.seat, sight.at, NOVICE_TASTE);
    if (decision === undefined || !('do' in decision)) return waitFrom(sight);
    if (slipsMind(sight, decision.do)) return giveUp(sight);
    return decision.do.type === 'move' && dice.next(100) < WANDERS
      ? wander(sight, decision, decision.do, dice)
      : decision;
  };

/** Believes that there is nothing to do: that ends a step of an untimed round, and else passes with time. */
function giveUp(sight: Sight): Decision {
  const { game, seat, at } = sight;
  const command: Command = { type: 'done', done: true };
  if (game.timing === 'timed' || forbids(game, { seat, at, command }) !== undefined) return waitFrom(sight);
  return { do: command };
}

/** Any frame that is open to the worker will do. */
function wander(
  { game, seat, at }: Sight,
  planned: Decision,
  move: Extract<Command, { type: 'move' }>,
  dice: Dice,
): Decision {
  const { frames } = boardOf(game);
  const command: Command = { type: 'move', worker: move.worker, to: dice.next(frames.length) };
  const open = forbids(game, { seat, at, command }) === undefined;
  return open ? { do: command } : planned;
}
