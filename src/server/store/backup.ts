import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreError } from '#table/kept';
import { explained, holdFolder, migrateUp, prepareFolder, syncNames } from './database.ts';
import { openJournal } from './journal.ts';
import { removeAgain, removedIn } from './removed.ts';
import type { Database } from './sqlite.ts';
import { checkWal } from './wal.ts';

/** What was found in a backup: every log of it is whole. */
export interface Checked {
  readonly tables: number;
  readonly entries: number;
}

export interface BackupOptions {
  readonly folder: string;
  readonly file: string;
  /** Takes the place of what is there. */
  readonly force: boolean;
}

const fileIn = (folder: string): string => join(folder, 'pendulum.db');

/** Copies the database into one file, also while a server writes it, and checks every log of the copy. */
export function backUp({ folder, file, force }: BackupOptions): Checked {
  if (!existsSync(fileIn(folder)))
    throw new StoreError('broken', `There is no database in ${folder}. Set PENDULUM_DATA.`);
  if (existsSync(file) && !force)
    throw new StoreError('broken', `${file} is there already. Name another file, or add --force.`);
  return whole(file, (draft) => {
    const database = openAsItIs(folder);
    try {
      database.prepare('VACUUM INTO ?').run(draft);
    } finally {
      database.close();
    }
  });
}

/** Where no server runs, nobody has looked yet at what SQLite would drop without a word. */
function openAsItIs(folder: string): Database {
  let release = (): void => {};
  try {
    release = holdFolder(folder);
    checkWal(`${fileIn(folder)}-wal`, false);
  } catch (error) {
    if (!(error instanceof StoreError) || error.fault !== 'inUse') throw error;
  }
  try {
    return new DatabaseSync(fileIn(folder));
  } finally {
    release();
  }
}

/** Puts a backup into a folder that no server uses. What was there is moved aside, never thrown away. */
export function restore({ folder, file, force }: BackupOptions): Checked {
  if (!existsSync(file)) throw new StoreError('broken', `There is no file ${file}.`);
  prepareFolder(folder);
  const release = holdFolder(folder);
  try {
    const place = fileIn(folder);
    if (existsSync(place) && !force)
      throw new StoreError(
        'broken',
        `${folder} holds a database already. Set PENDULUM_DATA to another folder, or add --force.`,
      );
    return whole(
      place,
      (draft) => copyFileSync(file, draft),
      (draft) => removeAgain(draft, removedIn(place)),
      () => moveAside(place),
    );
  } finally {
    release();
  }
}

function moveAside(place: string): void {
  const name = `${place}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const end of ['', '-wal']) if (existsSync(place + end)) renameSync(place + end, name + end);
  rmSync(`${place}-shm`, { force: true });
}

/** The file is there when all of it is written and found to be right, and not before. */
function whole(
  file: string,
  make: (draft: string) => void,
  correct = (_: Database): void => {},
  before = (): void => {},
): Checked {
  const draft = `${resolve(file)}.partial`;
  try {
    rmSync(draft, { force: true });
    make(draft);
    const checked = check(draft, correct);
    sync(draft);
    before();
    renameSync(draft, file);
    syncNames(dirname(resolve(file)));
    return checked;
  } catch (error) {
    rmSync(draft, { force: true });
    throw explained(error, file);
  }
}

function check(file: string, correct: (database: Database) => void): Checked {
  const database = new DatabaseSync(file);
  try {
    // One file, with nothing beside it.
    database.exec('PRAGMA journal_mode = DELETE');
    const [found] = database.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok')
      throw new StoreError('damaged', `${file} is damaged: ${found?.integrity_check}`);
    migrateUp(database);
    correct(database);
    return checkLogs(database);
  } finally {
    database.close();
  }
}

function checkLogs(database: Database): Checked {
  const journal = openJournal(database);
  const codes = database.prepare('SELECT DISTINCT code FROM entries').all() as { code: string }[];
  const entries = codes.reduce((sum, { code }) => sum + journal.read(code).length, 0);
  return { tables: codes.length, entries };
}

function sync(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
