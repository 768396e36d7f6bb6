import { createHash } from 'node:crypto';
import type { DatabaseSync } from '@photostructure/sqlite';

/** What the thread with the database is asked about the ledger. Values travel as JSON. */
export type LedgerJob =
  | { readonly do: 'getRow'; readonly kind: string; readonly key: string }
  | {
      readonly do: 'putRow';
      readonly kind: string;
      readonly key: string;
      readonly value: string;
      readonly version: number;
    }
  | { readonly do: 'removeRow' | 'dropRow'; readonly kind: string; readonly key: string }
  | { readonly do: 'listRows'; readonly kind: string; readonly prefix: string; readonly most: number }
  | { readonly do: 'copyRow'; readonly row: CopiedRow };

/** What another node wrote; `text` is null where it was removed. */
export interface CopiedRow {
  readonly kind: string;
  readonly mark: string;
  readonly version: number;
  readonly text: { readonly key: string; readonly value: string } | null;
}

export interface LedgerRow {
  readonly key: string;
  readonly value: string;
  readonly version: number;
}

/** All that is left of what was removed. */
export const markOf = (kind: string, key: string): string =>
  createHash('sha256').update(`${kind}\n${key}`).digest('base64url');

type Database = Pick<InstanceType<typeof DatabaseSync>, 'prepare'>;

/** The ledger's SQL. */
export function ledgerRows(database: Database) {
  const prepare = (sql: string) => database.prepare(sql);
  const one = prepare('SELECT key, value, version FROM ledger WHERE kind = ? AND key = ?');
  const insert = prepare('INSERT INTO ledger (kind, key, mark, value, version) VALUES (?, ?, ?, ?, ?)');
  const update = prepare(
    'UPDATE ledger SET value = ?, version = version + 1 WHERE kind = ? AND key = ? AND version = ?',
  );
  const drop = prepare('DELETE FROM ledger WHERE mark = ? RETURNING key, value, version');
  const some = prepare(
    'SELECT key, value, version FROM ledger WHERE kind = ? AND key >= ? AND key < ? || char(1114111) ORDER BY key LIMIT ?',
  );
  const remember = prepare(
    'INSERT INTO removed VALUES (?, ?) ON CONFLICT (mark) DO UPDATE SET version = max(version, excluded.version)',
  );
  const removedAt = prepare('SELECT version FROM removed WHERE mark = ?');
  const versionAt = prepare('SELECT version FROM ledger WHERE mark = ?');

  const get = (kind: string, key: string): LedgerRow | undefined => one.get(kind, key) as LedgerRow | undefined;
  const removed = (mark: string): number => (removedAt.get(mark) as LedgerRow | undefined)?.version ?? 0;

  const add = (kind: string, key: string, value: string): boolean => {
    if (get(kind, key) !== undefined) return false;
    const mark = markOf(kind, key);
    insert.run(kind, key, mark, value, removed(mark) + 1);
    return true;
  };
  const dropMarked = (mark: string, version: number): LedgerRow | undefined => {
    const row = drop.get(mark) as LedgerRow | undefined;
    remember.run(mark, version);
    return row;
  };
  /** Gives the key where something changed. */
  const copy = ({ kind, mark, version, text }: CopiedRow): string | undefined => {
    const known = (versionAt.get(mark) as LedgerRow | undefined)?.version ?? removed(mark);
    if (version <= known) return undefined;
    if (text === null) return dropMarked(mark, version)?.key;
    drop.get(mark);
    insert.run(kind, text.key, mark, text.value, version);
    return text.key;
  };

  return (job: LedgerJob): unknown => {
    switch (job.do) {
      case 'getRow':
        return get(job.kind, job.key);
      case 'putRow':
        if (job.version === 0) return add(job.kind, job.key, job.value);
        return update.run(job.value, job.kind, job.key, job.version).changes === 1;
      case 'removeRow':
        return void dropMarked(markOf(job.kind, job.key), get(job.kind, job.key)?.version ?? 0);
      case 'dropRow':
        return void drop.get(markOf(job.kind, job.key));
      case 'listRows':
        return some.all(job.kind, job.prefix, job.prefix, job.most);
      case 'copyRow':
        return copy(job.row);
    }
  };
}

const LEDGER_JOBS: readonly string[] = [
  'getRow',
  'putRow',
  'removeRow',
  'dropRow',
  'listRows',
  'copyRow',
] satisfies LedgerJob['do'][];

export const isLedgerJob = (job: { readonly do: string }): job is LedgerJob => LEDGER_JOBS.includes(job.do);
