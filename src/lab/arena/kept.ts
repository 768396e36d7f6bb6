import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { Misuse } from '../cli/tool.ts';
import type { Result } from './bout.ts';
import type { Bout, Contest } from './plan.ts';

/** What the games of a file have in common; more of them may be wanted another time. */
const headOf = ({ levels, players, seed, table }: Contest): string => JSON.stringify({ levels, players, seed, table });

/** The results that a file has of this contest; a new file is begun. A line that was cut off is played again. */
export function readKept(file: string, contest: Contest): readonly Result[] {
  if (!existsSync(file)) appendFileSync(file, `${headOf(contest)}\n`);
  const { results, ...head } = readGames(file);
  if (JSON.stringify(head) !== headOf(contest)) throw new Misuse(`${file} is of another contest`);
  truncateSync(file, readFileSync(file, 'latin1').lastIndexOf('\n') + 1);
  return results;
}

/** What a file has, whichever contest it is of. */
export interface Games extends Pick<Contest, 'levels' | 'players' | 'seed' | 'table'> {
  readonly results: readonly Result[];
}

export function readGames(file: string): Games {
  const [head = '', ...lines] = readFileSync(file, 'latin1').split('\n');
  return { ...JSON.parse(head), results: lines.slice(0, -1).map((line): Result => JSON.parse(line)) };
}

export const keep = (file: string, result: Result): void => appendFileSync(file, `${JSON.stringify(result)}\n`);

const keyOf = ({ pairing, seed }: Bout | Result): string => `${pairing} ${seed}`;

/** What is still to be played. */
export function leftOf(bouts: readonly Bout[], played: readonly Result[]): readonly Bout[] {
  const known = new Set(played.map(keyOf));
  return bouts.filter((bout) => !known.has(keyOf(bout)));
}

/** The results of these bouts in their order, however long each took. */
export function inOrder(bouts: readonly Bout[], played: readonly Result[]): readonly Result[] {
  const known = new Map(played.map((result) => [keyOf(result), result]));
  return bouts.flatMap((bout) => known.get(keyOf(bout)) ?? []);
}
