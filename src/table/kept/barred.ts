import type { PersonId, Removed } from '#protocol';
import type { Arranged } from './lobby.ts';
import type { Barred, ChairRecord, TableRecord } from './record.ts';

/** Beyond this many, those asked to leave first are forgotten. */
const MOST = 50;

type Person = Pick<Barred, 'name' | 'holder' | 'whence'>;

/** From now on this person may watch, and sits down again when the host allows it. */
export const bar = (table: TableRecord, { name, holder, whence }: Person, removed?: Removed): TableRecord => ({
  ...table,
  barred: [...barredAt(table), { name, holder, whence, ...(removed && { removed }) }].slice(-MOST),
});

export function allow(table: TableRecord, name: string): Arranged {
  const barred = barredAt(table).filter((one) => one.name !== name);
  return barred.length === barredAt(table).length ? 'notYourSeat' : { ...table, barred };
}

/** By a token they once held here, or by where they come from. */
export const isBarred = (table: TableRecord, hashes: readonly string[], whence: string | null): boolean =>
  barredAt(table).some(
    (one) => (one.holder !== null && hashes.includes(one.holder)) || (one.whence !== null && one.whence === whence),
  );

/** Tables kept by an older version know of nobody. */
export const barredAt = ({ barred }: Partial<TableRecord>): readonly Barred[] => barred ?? [];

/** Who removed the person that once held this token, and why. */
export const removedBy = (table: TableRecord, holder: string): Removed | undefined =>
  barredAt(table).find((one) => one.holder === holder)?.removed;

const others = (table: TableRecord, by: string): readonly Barred[] =>
  barredAt(table).filter(({ keptOut }) => keptOut?.by !== by);

/** Whom the holder of that token has blocked, instead of those of before. */
export const keepingOut = (table: TableRecord, by: string, people: readonly PersonId[]): TableRecord => ({
  ...table,
  barred: [
    ...others(table, by),
    ...(people.length > 0 ? [{ name: '', holder: null, whence: null, keptOut: { by, people } }] : []),
  ],
});

/** The seat has another token. */
export const stillKeepingOut = (table: TableRecord, old: string | null, by: string): TableRecord =>
  keepingOut(
    old === null ? table : { ...table, barred: others(table, old) },
    by,
    barredAt(table).flatMap(({ keptOut }) => (keptOut?.by === old ? keptOut.people : [])),
  );

/** Whether one of these seats has blocked that person. */
export const isKeptOut = (table: TableRecord, person: PersonId, by: readonly (ChairRecord | undefined)[]): boolean =>
  barredAt(table).some(
    ({ keptOut }) => keptOut?.people.includes(person) && by.some((chair) => chair?.holder === keptOut.by),
  );
