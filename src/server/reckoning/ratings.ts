import type { Count } from '#protocol';
import type { Result } from '#table/kept';
import type { Asked } from './asked.ts';
import { type Known, withSteps } from './encounters.ts';
import { type Counted, isCounted, played, type Row, settledUntil, without } from './row.ts';
import { byCharacter, countsOf } from './tally.ts';

export const ROW = 'name, rating, deviation, volatility, games, last_at AS lastAt, last_code AS lastCode';

/** Ratings and statistics as they are kept: every game changes the rows of its players, in the transaction of its results. */
export function openRatings(database: Asked) {
  const rowOf = database.prepare(`SELECT ${ROW} FROM ratings WHERE person = ? AND pace = ?`);
  const setRow = database.prepare('INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const dropRow = database.prepare('DELETE FROM ratings WHERE person = ? AND pace = ?');
  const addCount = database.prepare(`INSERT INTO tally VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET count = count + excluded.count`);
  const dropCounts = database.prepare('DELETE FROM tally WHERE who = ? AND count = 0');

  const find = (person: string, pace: string) => rowOf.get(person, pace) as Row | undefined;
  const set = ({ person, pace }: Counted, row: Row): void => {
    const { name, rating, deviation, volatility, games, lastAt, lastCode } = row;
    const until = settledUntil(row);
    setRow.run(person, pace, name, rating, deviation, volatility, games, lastAt, lastCode, until);
  };
  const count = (counts: readonly Count[], sign: 1 | -1): void => {
    for (const { who, players, what, which, count } of counts) addCount.run(who, players, what, which, sign * count);
  };
  const ownCounts = (result: Counted, players: number) => byCharacter(result.person, players, result);

  return {
    /** The results with what they make of the ratings, unless they say so already. */
    rate(results: readonly Result[]): readonly Result[] {
      const pace = results[0]?.pace ?? '';
      return results.some(isCounted) ? results : withSteps(results, (person): Known => find(person, pace));
    },
    /** A game that was not known yet. */
    add(results: readonly Result[]): void {
      count(countsOf(results), 1);
      for (const result of results.filter(isCounted)) {
        set(result, played(find(result.person, result.pace), result));
        count(ownCounts(result, results.length), 1);
      }
    },
    /** A person takes a game back; those who played with them keep theirs. */
    takeBack(result: Result, players: number): void {
      if (!isCounted(result)) return;
      const row = find(result.person, result.pace);
      const left = row && without(row, result.rating);
      if (left === undefined) dropRow.run(result.person, result.pace);
      else set(result, left);
      count(ownCounts(result, players), -1);
      dropCounts.run(result.person);
    },
  };
}
