import type { Goods } from '#content';
import type { Stage } from '#protocol';
import {
  barredAt,
  type ChairRecord,
  defaultTerms,
  type OfPerson,
  type Result,
  type TableRecord,
  wholeResult,
  withoutName,
} from '#table/kept';
import { openResults } from '../reckoning/results.ts';
import { markOf } from './ledger/rows.ts';
import type { Database } from './sqlite.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** The lobby's SQL. */
export function statements(database: Database) {
  const prepare = (sql: string) => database.prepare(sql);
  const saveTable = prepare(`
    INSERT INTO tables (code, stage, host, terms, rematch, created_at, touched_at, ended_at, barred)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (code) DO UPDATE SET stage = excluded.stage, host = excluded.host, terms = excluded.terms,
      rematch = excluded.rematch, touched_at = excluded.touched_at,
      archived_at = CASE WHEN excluded.touched_at > touched_at THEN NULL ELSE archived_at END,
      ended_at = excluded.ended_at, barred = excluded.barred`);
  const saveSeat = prepare('INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const dropSeats = prepare('DELETE FROM seats WHERE code = ? AND seat >= ?');
  const seatsOf = prepare('SELECT * FROM seats WHERE code = ? ORDER BY seat');
  const oneTable = prepare('SELECT * FROM tables WHERE code = ? AND archived_at IS NULL');
  const anyTable = prepare('SELECT * FROM tables WHERE code = ?');
  const byStage = prepare('SELECT * FROM tables WHERE stage = ? AND archived_at IS NULL ORDER BY id DESC');
  const putAway = prepare(
    'UPDATE tables SET archived_at = ? WHERE touched_at < ? AND archived_at IS NULL RETURNING code',
  );
  const results = openResults(database);
  const seatsOfPerson = prepare('SELECT code, seat FROM seats WHERE person = ?');
  const remember = prepare('INSERT OR IGNORE INTO removed VALUES (?, 1)');

  const proof = prepare('INSERT INTO proofs (room) VALUES (zeroblob(6000))');
  const dropProofs = prepare('DELETE FROM proofs WHERE id < ?');

  const tableFrom = (row: Row): TableRecord => ({
    code: String(row.code),
    stage: row.stage as Stage,
    host: row.host as number | null,
    // What an older version did not know is as it was then.
    terms: { ...defaultTerms(false), ...JSON.parse(String(row.terms)) },
    chairs: (seatsOf.all(row.code) as Row[]).map(chairFrom),
    rematch: row.rematch as string | null,
    createdAt: Number(row.created_at),
    touchedAt: Number(row.touched_at),
    endedAt: row.ended_at as number | null,
    barred: JSON.parse(String(row.barred)) as TableRecord['barred'],
  });

  const save = (table: TableRecord): void => {
    const { code, stage, host, terms, rematch, createdAt, touchedAt, chairs } = table;
    const ended = table.endedAt ?? null;
    const barred = JSON.stringify(barredAt(table));
    saveTable.run(code, stage, host, JSON.stringify(terms), rematch, createdAt, touchedAt, ended, barred);
    for (const [seat, chair] of chairs.entries()) saveSeat.run(code, seat, ...chairColumns(chair));
    dropSeats.run(code, chairs.length);
  };
  const recall = (code: string): TableRecord | undefined => {
    const row = anyTable.get(code) as Row | undefined;
    return row === undefined ? undefined : tableFrom(row);
  };

  return {
    save,
    load(code: string): TableRecord | undefined {
      const row = oneTable.get(code) as Row | undefined;
      return row === undefined ? undefined : tableFrom(row);
    },
    recall,
    list: (stages: readonly Stage[]): readonly TableRecord[] =>
      stages.flatMap((stage) => (byStage.all(stage) as Row[]).map(tableFrom)),
    archive: (untouchedSince: number): readonly string[] =>
      (putAway.all(Date.now(), untouchedSince) as Row[]).map((row) => String(row.code)),
    keepResults: (list: readonly Result[]): void => results.keep(list.map(wholeResult)),
    rate: results.rate,
    results: results.of,
    ofPerson: (person: string): OfPerson => ({
      seats: seatsOfPerson.all(person) as { code: string; seat: number }[],
      results: results.ofPerson(person),
    }),
    /** Needs a page of its own for a moment, so that a file that may not grow is found out, too. */
    prove: (): void => void dropProofs.run(proof.run().lastInsertRowid),
    forgetName(code: string, seat: number): void {
      const table = recall(code);
      if (table !== undefined) save(withoutName(table, seat));
      if (table !== undefined && table.stage !== 'lobby') remember.run(markOf('seats', `${code} ${seat}`));
      results.forget(code, seat);
    },
  };
}

const chairColumns = (chair: ChairRecord): (string | number | null)[] => [
  chair.name,
  chair.colour,
  chair.character,
  Number(chair.advancedPlacement),
  Number(chair.glory),
  JSON.stringify(chair.handicap),
  chair.bot,
  Number(chair.ready),
  chair.holder,
  // Of a table that an older version wrote, these are not known.
  chair.removed ?? null,
  chair.whence ?? null,
  chair.person ?? null,
  Number(chair.program ?? false),
];

const chairFrom = (row: Row): ChairRecord => ({
  name: String(row.name),
  colour: Number(row.colour),
  character: row.character as ChairRecord['character'],
  advancedPlacement: row.advanced_placement === 1,
  glory: row.glory === 1,
  handicap: JSON.parse(String(row.handicap)) as Goods,
  bot: row.bot as ChairRecord['bot'],
  ready: row.ready === 1,
  holder: row.holder as string | null,
  removed: row.removed as string | null,
  whence: row.whence as string | null,
  person: row.person as string | null,
  ...(row.program === 1 && { program: true }),
});
