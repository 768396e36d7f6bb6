import type { Database } from './database.ts';

/**
 * Entries in the order they come, many tables to a page, which is quick to write; and filed by table a while later, many
 * of one table at a time, which is quick to read. Two journals take turns: one is written while the other is filed.
 */
export interface Journal {
  /** How many entries are kept of a table. */
  readonly count: (code: string) => number;
  /** An entry is one line. */
  readonly append: (code: string, entries: readonly string[]) => void;
  readonly read: (code: string) => readonly string[];
  /** Files a little. Called once in every transaction. */
  readonly tidy: () => void;
  /** What was written since the last commit did not happen: begin again from what is on the disk. */
  readonly revert: () => void;
}

interface Row {
  readonly code: string;
  readonly position: number;
  readonly entry: string;
}

/** Turns change after this many entries. */
const FULL = 16_384;
/** Filed with each commit, while there is something to file. */
const ROWS_AT_A_TIME = 96;

export function openJournal(database: Database, full = FULL): Journal {
  const journals = ['journal_a', 'journal_b'].map((name) => ({
    insert: database.prepare(`INSERT INTO ${name} (code, position, entry) VALUES (?, ?, ?)`),
    all: database.prepare(`SELECT code, position, entry FROM ${name} ORDER BY id`),
    clear: database.prepare(`DELETE FROM ${name}`),
  }));
  const file = database.prepare('INSERT INTO entries VALUES (?, ?, ?)');
  const filed = database.prepare('SELECT entry FROM entries WHERE code = ? ORDER BY position');
  const last = database.prepare('SELECT max(position) AS position FROM entries WHERE code = ?');
  const counts = new Map<string, number>();
  let turn = 0;
  let size = 0;
  let written = new Map<string, Row[]>();
  let filing = new Map<string, Row[]>();

  /** Entries of one table become one row, a line each, under the position of the last. */
  const fileTable = (code: string, rows: readonly Row[]): void => {
    file.run(code, rows.at(-1)?.position ?? 0, rows.map(({ entry }) => entry).join('\n'));
  };
  /** Whatever an earlier life left behind; what it had filed already stays as it is. */
  const fileLeftOvers = (): void => {
    const rows = journals.flatMap(({ all }) => all.all() as unknown as Row[]);
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
    let rows = 0;
    for (const [code, some] of filing) {
      if (rows >= ROWS_AT_A_TIME) return;
      fileTable(code, some);
      rows += some.length;
      filing.delete(code);
    }
    journals[1 - turn]?.clear.run();
  };

  const count = (code: string): number => {
    const known = counts.get(code);
    if (known !== undefined) return known;
    const waiting = (written.get(code) ?? filing.get(code))?.at(-1)?.position;
    return waiting ?? (last.get(code) as { position: number | null }).position ?? 0;
  };

  database.exec('BEGIN IMMEDIATE');
  fileLeftOvers();
  database.exec('COMMIT');

  return {
    count,
    append(code, entries) {
      let position = count(code);
      const rows = written.get(code) ?? [];
      written.set(code, rows);
      for (const entry of entries) {
        position += 1;
        journals[turn]?.insert.run(code, position, entry);
        rows.push({ code, position, entry });
      }
      size += entries.length;
      counts.set(code, position);
    },
    read(code) {
      const texts = (filed.all(code) as { entry: string }[]).flatMap(({ entry }) => entry.split('\n'));
      for (const { entry } of [...(filing.get(code) ?? []), ...(written.get(code) ?? [])]) texts.push(entry);
      return texts;
    },
    tidy() {
      if (filing.size > 0) fileSome();
      else if (size >= full) changeTurns();
    },
    revert() {
      counts.clear();
      written = byTable(journals[turn]?.all.all() as unknown as Row[]);
      filing = byTable(journals[1 - turn]?.all.all() as unknown as Row[], isFiled);
      size = [...written.values()].reduce((sum, rows) => sum + rows.length, 0);
    },
  };

  function isFiled({ code, position }: Row): boolean {
    return position <= ((last.get(code) as { position: number | null }).position ?? 0);
  }
}

function byTable(rows: readonly Row[], isDone: (row: Row) => boolean = () => false): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  for (const row of rows) {
    if (isDone(row)) continue;
    const table = tables.get(row.code) ?? [];
    table.push(row);
    tables.set(row.code, table);
  }
  return tables;
}
