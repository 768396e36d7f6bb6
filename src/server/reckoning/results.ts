import type { Result } from '#table/kept';
import type { Asked } from './asked.ts';
import { openRatings } from './ratings.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** The columns of a result, in their order. */
const columnsOf = (result: Result) => ({
  code: result.code,
  seat: result.seat,
  name: result.name,
  character: result.character,
  bot: result.bot,
  place: result.place,
  points: result.points,
  ended_at: result.endedAt,
  person: result.person,
  pace: result.pace,
  stand_in: Number(result.standIn),
  won: Number(result.won),
  complete: Number(result.complete),
  seconds: result.seconds,
  first_reward: result.firstReward,
  rated: Number(result.rated),
  seen_at: result.seenAt,
  rating_before: result.rating?.before ?? null,
  rating_after: result.rating?.after ?? null,
  deviation: result.rating?.deviation ?? null,
  volatility: result.rating?.volatility ?? null,
});

export const resultFrom = (row: unknown): Result => {
  const { ended_at, stand_in, first_reward, seen_at, rating_before, rating_after, deviation, volatility, ...same } =
    row as Row;
  const step = { before: rating_before, after: rating_after, deviation, volatility };
  return {
    ...same,
    endedAt: ended_at,
    standIn: stand_in === 1,
    won: same.won === 1,
    complete: same.complete === 1,
    firstReward: first_reward,
    rated: same.rated === 1,
    seenAt: seen_at,
    rating: rating_after === null ? null : step,
  } as unknown as Result;
};

/** How games ended. A game is kept once, with what it makes of ratings and statistics; then only a person can leave it. */
export function openResults(database: Asked) {
  const ratings = openRatings(database);
  const resultsOf = database.prepare('SELECT * FROM results WHERE code = ? ORDER BY seat');
  const resultsOfPerson = database.prepare('SELECT * FROM results WHERE person = ? ORDER BY ended_at');
  const forgetOne = database.prepare(`UPDATE results SET name = '', person = NULL, rating_before = NULL,
    rating_after = NULL, deviation = NULL, volatility = NULL WHERE code = ? AND seat = ?`);
  const keepOne = database.prepare(`INSERT INTO results VALUES (?${', ?'.repeat(20)})`);
  const of = (code: string): readonly Result[] => resultsOf.all(code).map(resultFrom);
  const forget = (code: string, seat: number): void => {
    const results = of(code);
    const result = results.find((one) => one.seat === seat);
    if (result !== undefined) ratings.takeBack(result, results.length);
    forgetOne.run(code, seat);
  };

  return {
    of,
    ofPerson: (person: string): readonly Result[] => resultsOfPerson.all(person).map(resultFrom),
    forget,
    rate: ratings.rate,
    keep(results: readonly Result[]): void {
      const known = of(results[0]?.code ?? '');
      for (const { code, seat, name } of known)
        if (name !== '' && results.some((one) => one.seat === seat && one.name === '')) forget(code, seat);
      if (known.length > 0) return;
      const rated = ratings.rate(results);
      for (const result of rated) keepOne.run(...Object.values(columnsOf(result)));
      ratings.add(rated);
    },
  };
}
