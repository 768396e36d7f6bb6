import type { PublicGame } from '#table/kept';
import { type Asked, rowsOf } from './asked.ts';

/** So many of a day are looked at, in the order of their codes, which is by chance. */
const MOST = 200;

/**
 * Games at public tables whose end those who watch have seen within that time, and the seats of people who played to it. A game
 * that began where another one stood has no length of its own, and is left out.
 */
export function publicGamesOf(database: Asked, from: number, until: number): readonly PublicGame[] {
  const rows = rowsOf<{ code: string; seats: string }>(
    database,
    `SELECT results.code, json_group_array(seat) AS seats FROM results INDEXED BY results_by_sight
     JOIN tables ON tables.code = results.code
     WHERE seen_at >= ? AND seen_at < ? AND bot IS NULL AND stand_in = 0 AND seconds IS NOT NULL
       AND json_extract(tables.terms, '$.public')
     GROUP BY results.code ORDER BY results.code LIMIT ?`,
    from,
    until,
    MOST,
  );
  return rows.map(({ code, seats }) => ({ code, seats: JSON.parse(seats) }));
}
