import { PACES, type Pace, type Player, type RatedGame } from '#protocol';
import type { Result } from '#table/kept';
import { type Asked, rowsOf } from './asked.ts';
import { hiddenGames, rowBefore } from './hidden.ts';
import { ROW } from './ratings.ts';
import { resultFrom } from './results.ts';
import { type Counted, isCounted, type Row, shown } from './row.ts';
import { countsFor } from './statistics.ts';
import { byCharacter } from './tally.ts';

/** Points of the chart, for each pace. */
const DRAWN = 300;
const BEST = 5;
const LAST = 10;

export function playerOf(database: Asked, person: string, now: number): Player {
  const games = (sql: string, ...given: readonly (string | number)[]): readonly Counted[] =>
    database
      .prepare(`SELECT * FROM results WHERE person = ? AND rating_after IS NOT NULL AND seen_at <= ? ${sql}`)
      .all(person, now, ...given)
      .map(resultFrom)
      .filter(isCounted);
  const newest = PACES.map((pace) => games('AND pace = ? ORDER BY ended_at DESC, code DESC LIMIT ?', pace, DRAWN));
  const last = newest
    .flatMap((list) => list.slice(0, LAST))
    .sort(byTime)
    .toReversed();
  const hidden = hiddenGames(database, now);
  return {
    ratings: ratingsOf(database, person, hidden.flat(), now),
    course: newest
      .flat()
      .sort(byTime)
      .map(({ code, endedAt, pace, rating }) => ({ code, endedAt, pace, after: Math.round(rating.after) })),
    counts: ownCounts(database, person, hidden),
    best: games('ORDER BY points DESC, ended_at DESC LIMIT ?', BEST).map((one) => ratedGame(database, one)),
    last: last.slice(0, LAST).map((one) => ratedGame(database, one)),
  };
}

function ratingsOf(database: Asked, person: string, hidden: readonly Result[], now: number): Player['ratings'] {
  const sql = `SELECT pace, ${ROW} FROM ratings WHERE person = ?`;
  const rows = rowsOf<Row & { readonly pace: Pace }>(database, sql, person);
  const isOwn = (pace: Pace) => (one: Result) => one.person === person && one.pace === pace;
  const seen = rows.flatMap(({ pace, ...row }) => {
    const before = rowBefore(database, row, hidden.filter(isCounted).filter(isOwn(pace)), now);
    return before === undefined ? [] : [[pace, shown(before, now)]];
  });
  return Object.fromEntries(seen);
}

const byTime = (one: Counted, other: Counted): number => one.endedAt - other.endedAt;

function ownCounts(database: Asked, person: string, hidden: readonly (readonly Result[])[]): Player['counts'] {
  const unseen = hidden.flatMap((game) =>
    game
      .filter(isCounted)
      .filter((one) => one.person === person)
      .flatMap((one) => byCharacter(person, game.length, one)),
  );
  return countsFor(database, [person], unseen).map(({ who, ...count }) => count);
}

function ratedGame(database: Asked, { code, seat, rating, ...result }: Counted): RatedGame {
  const { endedAt, pace, character, place, points, complete, standIn } = result;
  const sql = 'SELECT name, bot FROM results WHERE code = ? AND seat <> ? ORDER BY place';
  const others = rowsOf<RatedGame['others'][number]>(database, sql, code, seat);
  const { before, after } = rating;
  return { code, endedAt, pace, character, place, points, complete, standIn, before, after, others };
}
