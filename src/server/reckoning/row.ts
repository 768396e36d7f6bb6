import type { Rating } from '#protocol';
import type { RatingStep, Result } from '#table/kept';
import { hundredths } from './encounters.ts';
import { aged, NEWCOMER, PROVISIONAL, type Strength, settledFor } from './glicko.ts';

/** The rating of a person at one pace. */
export interface Row extends Strength {
  readonly name: string;
  readonly games: number;
  /** Of the newest game. */
  readonly lastAt: number;
  readonly lastCode: string;
}

/** A result that counts. */
export type Counted = Result & { readonly person: string; readonly rating: RatingStep };
export const isCounted = (result: Result): result is Counted => result.person !== null && result.rating !== null;

/** A rating after one more game. The same games give the same rating in every order, so all nodes of a cluster agree. */
export function played(row: Row | undefined, { rating: step, endedAt, code, name }: Counted): Row {
  const isNewest = row === undefined || endedAt > row.lastAt || (endedAt === row.lastAt && code > row.lastCode);
  const { deviation, volatility } = isNewest ? step : row;
  return {
    ...(isNewest ? { name, lastAt: endedAt, lastCode: code } : row),
    deviation,
    volatility,
    rating: hundredths((row?.rating ?? NEWCOMER.rating) + step.after - step.before),
    games: (row?.games ?? 0) + 1,
  };
}

/** A rating without one of its games; undefined if that was the only one. */
export const without = (row: Row, { after, before }: RatingStep): Row | undefined =>
  row.games <= 1 ? undefined : { ...row, rating: hundredths(row.rating - after + before), games: row.games - 1 };

/** Until when it is no provisional rating, if nothing more is played. */
export const settledUntil = (row: Row): number =>
  row.games < PROVISIONAL.games ? 0 : Math.floor(row.lastAt + settledFor(row));

export const shown = (row: Row, now: number): Rating => ({
  name: row.name,
  rating: Math.round(row.rating),
  deviation: Math.round(aged(row, now - row.lastAt).deviation),
  games: row.games,
  provisional: settledUntil(row) <= now,
});
