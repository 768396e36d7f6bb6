import { boardOf, type Command, forbids } from '#engine';
import type { Bot, Decision, Dice, Sight } from './bot.ts';
import { AT_ONCE, type Pace, readyAt, waitFrom } from './pace.ts';
import { NOVICE_TASTE } from './taste.ts';
import { think } from './think.ts';

export const NOVICE_PACE: Pace = { between: [2500, 5500], notice: [2000, 5000], ponder: [3000, 7000] };

/** How often in a hundred a beginner overlooks something that could be done at once. */
const OVERLOOKS = 50;
/** How often in a hundred a worker goes where it happens to fit. */
const WANDERS = 45;
/** What a beginner tends to forget for a while. */
const FORGOTTEN: readonly Command['type'][] = ['pickUp', 'claim', 'play', 'act', 'flip', 'refresh'];

/** Sensible, slow, and forgetful. */
export const novice =
  (pace: Pace = NOVICE_PACE): Bot =>
  (sight, dice) => {
    const ready = readyAt(sight, pace);
    if (sight.at < ready) return { askAgainAt: Math.ceil(ready) };
    const decision = think(sight.game, sight.seat, sight.at, NOVICE_TASTE);
    if (decision === undefined || !('do' in decision)) return waitFrom(sight);
    if (pace !== AT_ONCE && isOverlooked(sight, decision.do, dice)) return waitFrom(sight);
    return decision.do.type === 'move' && dice.next(100) < WANDERS
      ? wander(sight, decision, decision.do, dice)
      : decision;
  };

function isOverlooked({ game }: Sight, command: Command, dice: Dice): boolean {
  return game.phase === 'round' && FORGOTTEN.includes(command.type) && dice.next(100) < OVERLOOKS;
}

/** Any frame that is open to the worker will do. */
function wander(
  { game, seat, at }: Sight,
  planned: Decision,
  move: Extract<Command, { type: 'move' }>,
  dice: Dice,
): Decision {
  const { frames } = boardOf(game);
  const to = dice.next(frames.length);
  const command: Command = { type: 'move', worker: move.worker, to };
  return forbids(game, { seat, at, command }) === undefined
    ? { do: command, why: { reason: 'placesForSand' } }
    : planned;
}
