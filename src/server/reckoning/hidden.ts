import type { Result } from '#table/kept';
import type { Asked } from './asked.ts';
import { resultFrom } from './results.ts';
import { type Counted, isCounted, type Row, without } from './row.ts';

/** Games that those who watch have not seen to their end yet, so that nothing tells of it. */
export const hiddenGames = (database: Asked, now: number): readonly (readonly Result[])[] => {
  const results = database
    .prepare('SELECT * FROM results INDEXED BY results_by_sight WHERE seen_at > ?')
    .all(now)
    .map(resultFrom);
  return [...grouped(results, ({ code }) => code).values()];
};

export function grouped<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** A rating as it was before what is hidden; undefined if nothing else was played. */
export function rowBefore(database: Asked, row: Row, hidden: readonly Counted[], now: number): Row | undefined {
  let left: Row | undefined = row;
  for (const { rating } of hidden) left = left && without(left, rating);
  const [one] = hidden;
  if (left === undefined || one === undefined) return left;
  const last = database
    .prepare(`SELECT * FROM results WHERE person = ? AND pace = ? AND rating_after IS NOT NULL AND seen_at <= ?
      ORDER BY ended_at DESC, code DESC LIMIT 1`)
    .all(one.person, one.pace, now)
    .map(resultFrom)
    .find(isCounted);
  if (last === undefined) return undefined;
  const { deviation, volatility } = last.rating;
  return { ...left, deviation, volatility, name: last.name, lastAt: last.endedAt, lastCode: last.code };
}
