import type { PersonId, Removed } from '#protocol';
import type { Arranged } from './lobby.ts';
import type { Barred, TableRecord } from './record.ts';

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

/** Of those who were asked to leave nothing changes. */
export const withKeptOut = (table: TableRecord, people: readonly PersonId[]): TableRecord => ({
  ...table,
  barred: [
    ...barredAt(table).filter((one) => one.person === undefined),
    ...people.map((person) => ({ name: '', holder: null, whence: null, person })),
  ],
});

export const isKeptOut = (table: TableRecord, person: PersonId): boolean =>
  barredAt(table).some((one) => one.person === person);
