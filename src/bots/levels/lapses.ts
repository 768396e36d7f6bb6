import type { Command } from '#engine';
import type { Sight } from '../view/bot.ts';
import { second } from '../view/clock.ts';

/** How long something stays forgotten, in seconds of the printed game. */
const WHILE = 30;

/** How often in a hundred a beginner forgets that something could be done. */
const FORGETS: Readonly<Partial<Record<Command['type'], number>>> = {
  act: 22,
  move: 22,
  play: 40,
  pickUp: 60,
  claim: 50,
  flip: 35,
  refresh: 60,
};

/** Whether a thing slips this seat's mind just now. It stays away for a while: asking twice does not bring it back. */
export function slipsMind(sight: Sight, command: Command): boolean {
  const { game, seat, at } = sight;
  if (game.phase !== 'round') return false;
  const moment = game.timing === 'untimed' ? game.trackSpace : Math.floor(at / (WHILE * second(game)));
  const subject = 'worker' in command ? command.worker : 0;
  return mixed([game.round, moment, seat, KINDS.indexOf(command.type), subject]) % 100 < (FORGETS[command.type] ?? 0);
}

const KINDS = Object.keys(FORGETS);

/** The same numbers always give the same one. */
function mixed(numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const one of numbers) {
    hash = Math.imul(hash ^ (one + 1), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  }
  return (hash ^ (hash >>> 13)) >>> 0;
}
