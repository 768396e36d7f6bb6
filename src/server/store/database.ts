import { accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreError, type StoreFault } from '#table/kept';
import { MIGRATIONS, migrate, versionOf } from './migrations.ts';
import type { Database } from './sqlite.ts';
import { checkWal } from './wal.ts';

export interface DatabaseOptions {
  readonly folder: string;
  /** No more than this on the disk; 0 for as much as there is. */
  readonly limitMiB: number;
  /** Opens a database whose last transactions are lost. */
  readonly acceptsLoss?: boolean;
}

const PAGE = 4096;
/** Pages in the write-ahead log. Beyond it a commit moves them into the file itself; the keeper does so before, between commits. */
const MOST_UNMOVED = 2000;
/** In milliseconds. The last to close the file has it alone for a moment: a backup, or a database whose statements outlived it. */
const PATIENCE = 10_000;

/** Opens the one file all tables are kept in, or throws a sentence that says what to do. Never overwrites anything. */
export function openDatabase(options: DatabaseOptions): { database: Database; release: () => void } {
  const { folder, limitMiB, acceptsLoss = false } = options;
  prepareFolder(folder);
  const release = holdFolder(folder);
  const file = join(folder, 'pendulum.db');
  try {
    checkWal(`${file}-wal`, acceptsLoss);
    const database = new DatabaseSync(file, { timeout: PATIENCE });
    configure(database, limitMiB);
    // A process may have died between writing and syncing: what is read from here on is on the disk for good. And what
    // is lost must not look like a new loss next time.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    check(database);
    migrateUp(database);
    return { database, release };
  } catch (error) {
    release();
    throw explained(error, file);
  }
}

/** Without a disk, for simulations that bring their own. */
export function openMemoryDatabase(): Database {
  const database = new DatabaseSync(':memory:');
  migrateUp(database);
  return database;
}

export function prepareFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const name of ['pendulum.db', 'pendulum.db-wal', 'pendulum.lock']) {
      const file = join(folder, name);
      if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    throw explained(error, folder);
  }
}

/** Its name outlives a loss of power, too: SQLite sees to the names inside. */
function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) syncNames(dirname(made));
}

/** What was made, renamed or removed in a folder is on the disk; where folders cannot be synced, the system sees to it. */
export function syncNames(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** A lock the system lets go of by itself when the process ends, however it ends. */
export function holdFolder(folder: string): () => void {
  const file = join(folder, 'pendulum.lock');
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA busy_timeout = 2000; BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw explained(error, file);
  }
}

function configure(database: Database, limitMiB: number): void {
  database.exec(`
    PRAGMA page_size = ${PAGE};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = ${MOST_UNMOVED};
    PRAGMA journal_size_limit = 67108864;
    PRAGMA cache_size = -32768;
    PRAGMA temp_store = MEMORY;
  `);
  if (limitMiB > 0) database.exec(`PRAGMA max_page_count = ${Math.ceil((limitMiB * 1024 * 1024) / PAGE)}`);
}

/** Beyond this size people would wait for the check of all filed entries. Each of them is checked when it is read. */
const CHECKED_WHOLE = 256 * 1024 * 1024;

function check(database: Database): void {
  const size = 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size';
  const { bytes } = database.prepare(size).get() as { bytes: number };
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { name: string }[];
  for (const { name } of tables) {
    if (name === 'entries' && bytes > CHECKED_WHOLE) continue;
    const [first] = database.prepare(`PRAGMA quick_check("${name}")`).all() as { quick_check: string }[];
    if (first !== undefined && first.quick_check !== 'ok') throw sqliteError(CODES.corrupt, first.quick_check);
  }
}

/** Throws where a newer version was here. */
export function migrateUp(database: Database): void {
  const done = versionOf(database);
  if (done > MIGRATIONS.length) throw sqliteError(CODES.newer, `version ${done}`);
  migrate(database, done);
}

/** SQLite's own numbers; `newer` is ours. */
const CODES = {
  busy: 5,
  locked: 6,
  readonly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notSqlite: 26,
  newer: -1,
};

const sqliteError = (errcode: number, message: string): Error => Object.assign(new Error(message), { errcode });

/** What went wrong, and what to do about it. */
export function explained(error: unknown, place: string): StoreError {
  if (error instanceof StoreError) return error;
  const { errcode, code, message } = error as { errcode?: number; code?: string; message: string };
  const fault = faultOf(errcode === undefined ? code : errcode & 0xff, errcode);
  return new StoreError(fault, `${SENTENCES[fault](place)} (${message})`);
}

function faultOf(code: number | string | undefined, errcode: number | undefined): StoreFault {
  if (errcode === CODES.newer) return 'broken';
  if (code === CODES.full || code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  if (code === CODES.corrupt || code === CODES.notSqlite) return 'damaged';
  if (code === CODES.busy || code === CODES.locked) return 'inUse';
  if (code === CODES.readonly || code === CODES.cannotOpen) return 'unwritable';
  return typeof code === 'string' && code.startsWith('E') && !code.startsWith('ERR_') ? 'unwritable' : 'broken';
}

const SENTENCES: Readonly<Record<StoreFault, (place: string) => string>> = {
  fenced: (place) => `Another server has written to ${place} meanwhile. Let one server write to a data folder.`,
  full: (place) => `No room is left to write ${place}. Free some space on that disk; nothing that was kept is lost.`,
  unwritable: (place) =>
    `${place} cannot be written. Let this user read and write it, or set PENDULUM_DATA to another folder.`,
  damaged: (place) =>
    `${place} is damaged and was left as it is. Move it away and put a backup in its place, or start without it.`,
  inUse: (place) => `${place} is held by another server. Stop that one, or set PENDULUM_DATA to another folder.`,
  broken: (place) => `${place} could not be used. If a newer version wrote it, run that version.`,
};
