import type { Count } from '#protocol';
import { type Asked, rowsOf } from './asked.ts';
import { hiddenGames } from './hidden.ts';
import { countsOf } from './tally.ts';

/** Everything that is counted by `who`, less what is hidden. */
export function countsFor(database: Asked, who: readonly string[], hidden: readonly Count[]): readonly Count[] {
  const keyOf = ({ who, players, what, which }: Count): string => `${who} ${players} ${what} ${which}`;
  const less = new Map<string, number>();
  for (const one of hidden) less.set(keyOf(one), (less.get(keyOf(one)) ?? 0) + one.count);
  const sql = 'SELECT who, players, what, which, count FROM tally WHERE who = ?';
  return who
    .flatMap((one) => rowsOf<Count>(database, sql, one))
    .map((one) => ({ ...one, count: one.count - (less.get(keyOf(one)) ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** The statistics of the server, as far as those who watch have seen the games. */
export const statisticsOf = (database: Asked, kinds: readonly string[], now: number): readonly Count[] =>
  countsFor(database, kinds, hiddenGames(database, now).flatMap(countsOf));

const COLUMNS = ['who', 'players', 'what', 'which', 'count'] as const;

/** For spreadsheets. No value holds a comma. */
export const csvOf = (counts: readonly Count[]): string =>
  [COLUMNS, ...counts.map((count) => COLUMNS.map((column) => count[column]))].map((line) => `${line}\r\n`).join('');
