import type { Pace, Ranking } from '#protocol';
import { type Asked, rowsOf } from './asked.ts';
import { grouped, hiddenGames, rowBefore } from './hidden.ts';
import { ROW } from './ratings.ts';
import { type Counted, isCounted, type Row, settledUntil, shown } from './row.ts';

/** So many are listed. */
const LISTED = 100;

type Ranked = Row & { readonly person: string };

/** The best at a pace, as far as those who watch have seen the games. */
export function rankingOf(database: Asked, pace: Pace, person: string | null, now: number): Ranking {
  const hidden = hiddenOf(database, pace, now);
  const rows = (sql: string, ...given: readonly (string | number)[]) =>
    rowsOf<Ranked>(database, `SELECT person, ${ROW} FROM ratings WHERE pace = ? ${sql}`, pace, ...given);
  const most = LISTED + hidden.size;
  const settled = rows('AND settled_until > ? ORDER BY rating DESC LIMIT ?', now, most);
  const others = settled.length < most ? rows('AND settled_until <= ? ORDER BY rating DESC LIMIT ?', now, most) : [];
  const touched = [...hidden.keys()].flatMap((one) => rows('AND person = ?', one));
  const all = new Map([...settled, ...others, ...touched].map((row) => [row.person, row]));
  const seen = [...all.values()].flatMap((row) => {
    const before = rowBefore(database, row, hidden.get(row.person) ?? [], now);
    return before === undefined ? [] : [before];
  });
  const ratings = seen.sort(inOrder(now)).slice(0, LISTED);
  const [own] = person === null ? [] : rows('AND person = ?', person);
  const ownRow = own && rowBefore(database, own, hidden.get(own.person) ?? [], now);
  return {
    pace,
    ratings: ratings.map((row) => shown(row, now)),
    you: ownRow === undefined ? null : { ...shown(ownRow, now), place: placeOf(database, pace, ownRow, now) },
    people: countOf(database, 'pace = ?', pace) - (all.size - seen.length),
  };
}

/** With the games that are not told of yet, because it only pairs people. */
export const strengthOf = (database: Asked, pace: Pace, person: string): number | null =>
  rowsOf<Row>(database, `SELECT ${ROW} FROM ratings WHERE person = ? AND pace = ?`, person, pace)[0]?.rating ?? null;

function hiddenOf(database: Asked, pace: Pace, now: number): ReadonlyMap<string, readonly Counted[]> {
  const counted = hiddenGames(database, now).flat().filter(isCounted);
  return grouped(
    counted.filter((one) => one.pace === pace),
    ({ person }) => person,
  );
}

const inOrder = (now: number) => (one: Row, other: Row) =>
  Number(settledUntil(other) > now) - Number(settledUntil(one) > now) ||
  other.rating - one.rating ||
  (one.name < other.name ? -1 : 1);

const placeOf = (database: Asked, pace: Pace, row: Row, now: number): number | null =>
  settledUntil(row) <= now
    ? null
    : countOf(database, 'pace = ? AND rating > ? AND settled_until > ?', pace, row.rating, now) + 1;

const countOf = (database: Asked, where: string, ...given: readonly (string | number)[]): number =>
  (database.prepare(`SELECT count(*) AS n FROM ratings WHERE ${where}`).get(...given) as { n: number }).n;
