import { DatabaseSync } from '@photostructure/sqlite';
import { markOf } from './ledger/rows.ts';
import type { Database } from './sqlite.ts';
import { statements } from './statements.ts';

/** What is left of something that was removed. */
export interface Removed {
  readonly mark: string;
  readonly version: number;
}

/** What was removed in a database, or nothing where it cannot be read or is older than that. */
export function removedIn(file: string): readonly Removed[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const rows = database.prepare('SELECT mark, version FROM removed').all();
      return rows.map(({ mark, version }) => ({ mark: String(mark), version: Number(version) }));
    } finally {
      database.close();
    }
  } catch {
    return [];
  }
}

/** What was removed stays removed, though an older database still has it. */
export function removeAgain(database: Database, removed: readonly Removed[]): void {
  const remember = database.prepare(
    'INSERT INTO removed VALUES (?, ?) ON CONFLICT (mark) DO UPDATE SET version = max(version, excluded.version)',
  );
  const drop = database.prepare('DELETE FROM ledger WHERE mark = ? AND version <= ?');
  for (const { mark, version } of removed) {
    remember.run(mark, version);
    drop.run(mark, version);
  }
  forgetNames(database);
}

type SeatRow = { readonly code: string; readonly seat: number; readonly person: string | null };

function forgetNames(database: Database): void {
  const { forgetName } = statements(database);
  const isRemoved = database.prepare('SELECT 1 FROM removed WHERE mark = ?');
  const isThere = database.prepare("SELECT 1 FROM ledger WHERE kind = 'people' AND key = ?");
  const isGone = (person: string | null): boolean =>
    person !== null && isThere.get(person) === undefined && isRemoved.get(markOf('people', person)) !== undefined;
  const all = database.prepare(
    "SELECT code, seat, person FROM seats WHERE name <> '' UNION SELECT code, seat, person FROM results WHERE name <> ''",
  );
  for (const { code, seat, person } of all.all() as SeatRow[])
    if (isGone(person) || isRemoved.get(markOf('seats', `${code} ${seat}`)) !== undefined) forgetName(code, seat);
}
