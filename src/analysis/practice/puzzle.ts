import { type Command, playerAt } from '#engine';
import type { Puzzle, Theme } from '#protocol';
import type { Choice } from './lapses.ts';
import { themeOf } from './themes.ts';

/** A moment to find the best choice in. */
export type Position = Pick<Puzzle, 'game' | 'seat' | 'at'>;

/** How much better than all others the best choice must be, at most (what is beyond that is a whim), and how open the game. */
const CLEAR = 0.05;
const TOO_CLEAR = 0.3;
const OPEN = [0.15, 0.8] as const;
const FEWEST_KINDS = 3;

/**
 * Whether a position is worth asking about: what is best is beyond doubt, and there is much else to do. Where a worker may
 * move or act, waiting is no answer: it can go now and once more later, and what it may do now it may still do then.
 */
export function themeIn(position: Position, choices: readonly Choice[]): Theme | null {
  const [best] = choices;
  if (best === undefined || best.chance < OPEN[0] || best.chance > OPEN[1]) return null;
  const commands = choices.map(({ command }) => command);
  if (!isRich(position, commands) || !isOneQuestion(commands, best.command)) return null;
  const margin = marginOf(position, choices);
  if (margin < CLEAR || margin > TOO_CLEAR) return null;
  return themeOf(position.game, position.seat, position.at, best.command);
}

const isRich = (position: Position, commands: readonly (Command | null)[]): boolean =>
  new Set(commands.map((command) => kindOf(position, command))).size >= FEWEST_KINDS;

/** Whether these choices could make a puzzle, whatever each of them is worth: most positions need no further thought. */
export const mayBePuzzle = (position: Position, commands: readonly (Command | null)[]): boolean =>
  isRich(position, commands) && commands.some((best) => isOneQuestion(commands, best));

const isOneQuestion = (commands: readonly (Command | null)[], best: Command | null): boolean =>
  commands.every((command) => isAbout(command, best) && !(best === null && command !== null && 'worker' in command));

/** Deeds of two pieces can both be done: which comes first is no question. So all choices are about one worker, or one answer. */
function isAbout(command: Command | null, best: Command | null): boolean {
  if (command === null || best === null || command.type === 'pickUp') return true;
  if ('worker' in command && 'worker' in best) return command.worker === best.worker;
  return command.type === 'answer' && best.type === 'answer';
}

/** How far the favourite is ahead of everything that is not the same in other words. */
export function marginOf(position: Position, choices: readonly Choice[]): number {
  const [best] = choices;
  if (best === undefined) return 0;
  const own = kindOf(position, best.command);
  const others = choices.filter(({ command }) => kindOf(position, command) !== own);
  return best.chance - Math.max(0, ...others.map(({ chance }) => chance));
}

/** Two workers alike do the same: which of them is no question. */
function kindOf({ game, seat }: Position, command: Command | null): string {
  if (command?.type !== 'move' && command?.type !== 'act') return JSON.stringify(command);
  const worker = playerAt(game, seat).workers[command.worker];
  const place = worker?.spot === 'mat' ? 'mat' : `${worker?.spot} ${worker?.space}`;
  return JSON.stringify({ ...command, worker: `${worker?.grande} ${place}` });
}
