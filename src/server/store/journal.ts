import { chained, checkChain, firstHash, joinHashes, type Kept, splitHashes } from './hashes.ts';
import type { Database } from './sqlite.ts';

/**
 * Entries in the order they come, all of a transaction in one row, which is quick to write; and filed by table a while
 * later, many of one table at a time, which is quick to read. Two journals take turns: one is written while the other is
 * filed. Each entry lies beside its hash, which is checked when it is read.
 */
export interface Journal {
  /** How many entries are kept of a table. */
  readonly count: (code: string) => number;
  /** An entry is one line. */
  readonly append: (code: string, entries: readonly string[]) => void;
  /** At least `most` entries behind the first `from`, or all there are. Throws if one is not what was written. */
  readonly read: (code: string, from?: number, most?: number) => readonly string[];
  /** Writes what was appended, and files a little. Called once in every transaction. */
  readonly write: () => void;
  /** What was written since the last commit did not happen: begin again from what is on the disk. */
  readonly revert: () => void;
}

interface Row extends Kept {
  readonly code: string;
}

/** What one transaction appended: each entry as a line with its table and position. */
interface Batch {
  readonly lines: string;
  readonly hashes: Uint8Array;
}

/** Many entries of one table, under the position of the last. */
interface Filed {
  readonly position: number;
  readonly entry: string;
  readonly hashes: Uint8Array;
}

/** Turns change after this many entries. */
const FULL = 16_384;
/** So many are filed for each that comes, while there is something to file: no commit takes much longer than the others. */
const ROWS_FOR_EACH = 2;

export function openJournal(database: Database, full = FULL): Journal {
  const journals = ['journal_a', 'journal_b'].map((name) => ({
    insert: database.prepare(`INSERT INTO ${name} (lines, hashes) VALUES (?, ?)`),
    all: database.prepare(`SELECT lines, hashes FROM ${name} ORDER BY id`),
    clear: database.prepare(`DELETE FROM ${name}`),
  }));
  const file = database.prepare('INSERT INTO entries (code, position, entry, hashes) VALUES (?, ?, ?, ?)');
  const filed = database.prepare('SELECT * FROM entries WHERE code = ? AND position > ? ORDER BY position');
  const filedAt = database.prepare('SELECT * FROM entries WHERE code = ? AND position >= ? ORDER BY position LIMIT 1');
  const last = database.prepare('SELECT * FROM entries WHERE code = ? ORDER BY position DESC LIMIT 1');
  const ends = new Map<string, Kept | null>();
  let turn = 0;
  let size = 0;
  /** Of this transaction. */
  let fresh: Kept[] = [];
  let lines: string[] = [];
  let written = new Map<string, Kept[]>();
  let filing = new Map<string, Kept[]>();

  /** Entries of one table become one row, a line each, under the position of the last. */
  const fileTable = (code: string, rows: readonly Kept[]): void => {
    const text = rows.map(({ entry }) => entry).join('\n');
    file.run(code, rows.at(-1)?.position ?? 0, text, joinHashes(rows));
  };
  const rowsIn = (nth: number): readonly Row[] =>
    ((journals[nth]?.all.all() ?? []) as unknown as Batch[]).flatMap(unbatched);
  /** Files what an earlier run left in the journals; what it had filed already stays as it is. */
  const fileLeftOvers = (): void => {
    const rows = [...rowsIn(0), ...rowsIn(1)];
    rows.sort((one, other) => one.position - other.position);
    for (const [code, some] of byTable(rows, isFiled)) fileTable(code, some);
    for (const { clear } of journals) clear.run();
  };
  const changeTurns = (): void => {
    filing = written;
    written = new Map();
    size = 0;
    turn = 1 - turn;
  };
  const fileSome = (): void => {
    const most = fresh.length * ROWS_FOR_EACH;
    let rows = 0;
    for (const [code, some] of filing) {
      if (rows >= most) return;
      fileTable(code, some);
      rows += some.length;
      filing.delete(code);
    }
    journals[1 - turn]?.clear.run();
  };

  const waitingOf = (code: string): readonly Kept[] => [...(filing.get(code) ?? []), ...(written.get(code) ?? [])];
  /** The last entry of a table; null if it has none. */
  const endOf = (code: string): Kept | null => {
    const known = ends.get(code);
    if (known !== undefined) return known;
    return waitingOf(code).at(-1) ?? unfiled(last.get(code) as Filed | undefined).at(-1) ?? null;
  };
  const keptAt = (code: string, position: number): Kept | null => {
    const rows = [...unfiled(filedAt.get(code, position) as Filed | undefined), ...waitingOf(code)];
    return rows.find((row) => row.position === position) ?? null;
  };
  const rowsAfter = (code: string, from: number, most: number): readonly Kept[] => {
    const rows: Kept[] = [];
    for (const row of filed.iterate(code, from) as Iterable<Filed>) {
      for (const one of unfiled(row)) if (one.position > from) rows.push(one);
      if (rows.length >= most) return rows;
    }
    for (const row of waitingOf(code)) if (row.position > from) rows.push(row);
    return rows;
  };

  database.exec('BEGIN IMMEDIATE');
  fileLeftOvers();
  database.exec('COMMIT');

  return {
    count: (code) => endOf(code)?.position ?? 0,
    append(code, entries) {
      const end = endOf(code);
      const rows = rowsOf(written, code);
      for (const row of chained(end?.hash ?? firstHash(code), end?.position ?? 0, entries)) {
        rows.push(row);
        fresh.push(row);
        lines.push(lineOf(code, row));
      }
      ends.set(code, rows.at(-1) ?? end);
    },
    read(code, from = 0, most = Number.POSITIVE_INFINITY) {
      const rows = rowsAfter(code, from, most);
      checkChain(code, from === 0 ? null : keptAt(code, from), rows);
      return rows.map(({ entry }) => entry);
    },
    write() {
      if (fresh.length > 0) journals[turn]?.insert.run(lines.join('\n'), joinHashes(fresh));
      size += fresh.length;
      if (filing.size > 0) fileSome();
      else if (size >= full) changeTurns();
      fresh = [];
      lines = [];
    },
    revert() {
      ends.clear();
      fresh = [];
      lines = [];
      written = byTable(rowsIn(turn));
      filing = byTable(rowsIn(1 - turn), isFiled);
      size = [...written.values()].reduce((sum, rows) => sum + rows.length, 0);
    },
  };

  function isFiled({ code, position }: Row): boolean {
    return position <= ((last.get(code) as Filed | undefined)?.position ?? 0);
  }
}

const lineOf = (code: string, { position, entry }: Kept): string => `${code}\t${position}\t${entry}`;

function rowsOf(tables: Map<string, Kept[]>, code: string): Kept[] {
  const known = tables.get(code);
  if (known !== undefined) return known;
  const rows: Kept[] = [];
  tables.set(code, rows);
  return rows;
}

function unbatched({ lines, hashes }: Batch): readonly Row[] {
  const split = splitHashes(hashes);
  return lines.split('\n').map((line, nth) => {
    const [code = '', position = ''] = line.split('\t', 2);
    const entry = line.slice(code.length + position.length + 2);
    return { code, position: Number(position), entry, hash: split[nth] ?? '' };
  });
}

function unfiled(row: Filed | undefined): readonly Kept[] {
  if (row === undefined) return [];
  const lines = row.entry.split('\n');
  const hashes = splitHashes(row.hashes);
  const first = row.position - lines.length + 1;
  return lines.map((entry, nth) => ({ position: first + nth, entry, hash: hashes[nth] ?? '' }));
}

function byTable(rows: readonly Row[], isDone: (row: Row) => boolean = () => false): Map<string, Kept[]> {
  const tables = new Map<string, Kept[]>();
  for (const row of rows) if (!isDone(row)) rowsOf(tables, row.code).push(row);
  return tables;
}
