import { adept, diceOf, prepare, preparedChampion } from '../src/bots/index.ts';
import { fingerprint } from '../src/engine/index.ts';
import { drawTable } from '../src/lab/games/drawTable.ts';
import { fight } from '../src/lab/games/playOut.ts';

/** A whole game of a champion against an adept, as a short text that any other move would change. */
export async function championGame(seed: number): Promise<string> {
  await prepare('champion');
  const options = drawTable(diceOf(seed), 2, 'untimed');
  return fingerprint(fight(options, [preparedChampion(), adept()], [diceOf(seed), diceOf(seed + 1)]).game);
}
