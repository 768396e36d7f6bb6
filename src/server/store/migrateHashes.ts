import { chained, firstHash, joinHashes, type Kept } from './hashes.ts';
import type { Database } from './sqlite.ts';

type Row = { readonly code: string; readonly position: number; readonly entry: string };

/** Logs from before there were hashes get theirs once; from here on they are checked like any other. */
export function addHashes(database: Database): void {
  database.exec(`
    ALTER TABLE entries ADD COLUMN hashes BLOB;
    ALTER TABLE journal_a ADD COLUMN hash BLOB;
    ALTER TABLE journal_b ADD COLUMN hash BLOB`);
  const codes = database.prepare('SELECT DISTINCT code FROM entries').all() as { code: string }[];
  const ends = new Map(codes.map(({ code }) => [code, hashFiled(database, code)]));
  hashJournals(database, ends);
}

/** Gives the last entry. */
function hashFiled(database: Database, code: string): Kept | undefined {
  const rows = database.prepare('SELECT * FROM entries WHERE code = ? ORDER BY position').all(code) as Row[];
  const set = database.prepare('UPDATE entries SET hashes = ? WHERE code = ? AND position = ?');
  let end: Kept | undefined;
  for (const { position, entry } of rows) {
    const kept = chained(end?.hash ?? firstHash(code), end?.position ?? 0, entry.split('\n'));
    set.run(joinHashes(kept), code, position);
    end = kept.at(-1);
  }
  return end;
}

/** What was filed already keeps none: it is thrown away at the next start. */
function hashJournals(database: Database, ends: Map<string, Kept | undefined>): void {
  const all = ['journal_a', 'journal_b'].flatMap((name) => {
    const set = database.prepare(`UPDATE ${name} SET hash = ? WHERE id = ?`);
    const rows = database.prepare(`SELECT * FROM ${name}`).all() as (Row & { id: number })[];
    return rows.map((row) => ({ ...row, set }));
  });
  for (const { code, position, entry, id, set } of all.sort((one, other) => one.position - other.position)) {
    const end = ends.get(code);
    if (position <= (end?.position ?? 0)) continue;
    const [kept] = chained(end?.hash ?? firstHash(code), position - 1, [entry]);
    ends.set(code, kept);
    set.run(Buffer.from(kept?.hash ?? '', 'hex'), id);
  }
}
