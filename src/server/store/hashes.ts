import { hash as hashAtOnce } from 'node:crypto';
import { StoreError } from '#table/kept';
import { hashOf, traceOf } from '../machine/tokens.ts';

/** An entry as it is kept: its place in the log from 1 on, and a hash of itself and all before it. */
export interface Kept {
  readonly position: number;
  readonly entry: string;
  /** Hexadecimal: a text is made and held for less than an array of bytes. */
  readonly hash: string;
}

const BYTES = 32;
const HEX = /.{64}/g;

/** The hash before the first entry of a table. It differs from table to table, so no entry counts at another one. */
export const firstHash = hashOf;

/** Where the bytes of an entry are laid out to be hashed; it grows with the longest. */
let sheet = Buffer.alloc(4096);
/** No sign of a text takes more bytes. */
const MOST_BYTES = 3;

/** SHA-256 of the hash before and the entry's text, at once: an object for each hash would take longer than the hash. */
function hashAfter(before: string, entry: string): string {
  const most = BYTES + entry.length * MOST_BYTES;
  if (sheet.length < most) sheet = Buffer.alloc(2 * most);
  sheet.write(before, 'hex');
  const end = BYTES + sheet.write(entry, BYTES);
  return hashAtOnce('sha256', sheet.subarray(0, end), 'hex');
}

/** Every entry with its hash. */
export function chained(before: string, position: number, entries: readonly string[]): readonly Kept[] {
  let hash = before;
  return entries.map((entry, nth) => {
    hash = hashAfter(hash, entry);
    return { position: position + nth + 1, entry, hash };
  });
}

/** Throws if an entry is not the one that was written, or if one is missing in between. */
export function checkChain(code: string, before: Kept | null, rows: readonly Kept[]): void {
  let hash = before?.hash ?? firstHash(code);
  let position = before?.position ?? 0;
  for (const row of rows) {
    hash = hashAfter(hash, row.entry);
    position += 1;
    if (row.position !== position || hash !== row.hash) throw damaged(code, position);
  }
}

export const damaged = (code: string, position: number): StoreError =>
  new StoreError(
    'damaged',
    `Entry ${position} of table ${traceOf(code)} is not what was written, so this table is not played on; all others ` +
      'are. Restore a backup (npm run restore), and check the disk.',
  );

export const joinHashes = (rows: readonly Kept[]): Uint8Array =>
  Buffer.from(rows.map(({ hash }) => hash).join(''), 'hex');

export const splitHashes = (hashes: Uint8Array): readonly string[] =>
  Buffer.from(hashes).toString('hex').match(HEX) ?? [];
