import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#table/kept';
import { crowdGames, SMALL_CROWD } from '#testkit';
import { standingsContract } from '../reckoning/standings.contract.ts';
import { bundleThreads, temporaryFolder } from '../testing.ts';
import { openDatabase } from './database.ts';
import { storeContract } from './log.contract.ts';
import { migrate } from './migrations.ts';
import { openSqliteStore } from './sqliteStore.ts';

let data: ReturnType<typeof temporaryFolder>;
beforeAll(bundleThreads);
beforeEach(() => {
  data = temporaryFolder();
});
afterEach(() => data.remove());

const open = (limitMiB = 0) => openSqliteStore({ folder: data.path, limitMiB });

const fits = (append: Promise<void>): Promise<boolean> =>
  append.then(
    () => true,
    () => false,
  );

const reopen = async (old: Store) => {
  await old.close();
  return open();
};

storeContract('SQLite', open, reopen, async (_, code, entry) => {
  const database = new DatabaseSync(join(data.path, 'pendulum.db'));
  // A prepared statement would keep the file open beyond its database's end.
  database.exec(`UPDATE journal_a SET lines = replace(lines, '${code}\t3\tc', '${code}\t3\t${entry}')`);
  database.close();
});

standingsContract('SQLite', { open, reopen, beside: async (store) => store }, [...crowdGames(SMALL_CROWD)]);

test('a log from before there were hashes gets them once and goes on, filed or not', async () => {
  const database = new DatabaseSync(join(data.path, 'pendulum.db'));
  migrate(database, 0, 2);
  database.exec(`
    INSERT INTO entries VALUES ('OLD', 2, 'a' || char(10) || 'b'), ('OLD', 3, 'c');
    INSERT INTO journal_a VALUES (1, 'OLD', 3, 'c'), (3, 'OLD', 5, 'e'), (4, 'NEW', 1, 'z');
    INSERT INTO journal_b VALUES (2, 'OLD', 4, 'd')`);
  database.close();
  const store = await open();
  expect(await store.read('OLD')).toEqual(['a', 'b', 'c', 'd', 'e']);
  await store.append('OLD', 5, ['f']);
  await store.append('NEW', 1, ['y']);
  await store.close();
  const again = await open();
  expect(await again.read('OLD')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(await again.read('NEW')).toEqual(['z', 'y']);
  await again.close();
});

describe('SQLite says what is wrong and overwrites nothing', () => {
  test('a damaged file is left as it is', async () => {
    const file = join(data.path, 'pendulum.db');
    writeFileSync(file, 'no database at all '.repeat(1000));
    const before = readFileSync(file);
    await expect(open()).rejects.toMatchObject({ fault: 'damaged', message: expect.stringContaining('backup') });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a file damaged in the middle is found before anything is written', async () => {
    const store = await open();
    const entries = Array.from({ length: 500 }, (_, index) => `${index} ${'x'.repeat(500)}`);
    await store.append('ONE', 0, entries);
    await store.close();
    const file = join(data.path, 'pendulum.db');
    const handle = openSync(file, 'r+');
    for (let page = 8; page < 40; page += 1) writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
    closeSync(handle);
    const before = readFileSync(file);
    await expect(open()).rejects.toMatchObject({ fault: 'damaged' });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a folder that is a file cannot be written', async () => {
    const folder = join(data.path, 'file');
    writeFileSync(folder, '');
    await expect(openSqliteStore({ folder, limitMiB: 0 })).rejects.toMatchObject({
      fault: 'unwritable',
      message: expect.stringContaining('PENDULUM_DATA'),
    });
  });

  test('two servers do not share a folder', async () => {
    const first = await open();
    await expect(open()).rejects.toMatchObject({ fault: 'inUse' });
    await first.close();
  });

  test('what has the file for a moment, as the end of a backup does, is waited for', () => {
    const { database, release } = openDatabase({ folder: data.path, limitMiB: 0 });
    expect(database.prepare('PRAGMA busy_timeout').get()).toMatchObject({ timeout: 10_000 });
    database.close();
    release();
  });

  test('a full disk fails the append, keeps what was there and goes on when there is room', async () => {
    const store = await open(1);
    await store.append('ONE', 0, ['first']);
    const much = Array.from({ length: 600 }, () => 'x'.repeat(2000));
    await expect(store.append('TWO', 0, much)).rejects.toMatchObject({ fault: 'full' });
    expect(await store.read('TWO')).toEqual([]);
    await store.append('ONE', 1, ['second']);
    expect(await store.read('ONE')).toEqual(['first', 'second']);
    await store.close();
  });

  test('a write is proven by a write: a file that may not grow fails the proof and nothing else', async () => {
    const store = await open(1);
    for (let nth = 0; nth < 20; nth += 1) await store.prove();
    for (const [code, size] of [['BIG', 20] as const, ['SMALL', 1] as const]) {
      const entries = Array.from({ length: size }, () => 'x'.repeat(2000));
      for (let known = 0; await fits(store.append(code, known, entries)); ) known += size;
    }
    const [proof, kept] = [store.prove(), store.append('ONE', 0, ['short'])];
    await expect(proof).rejects.toMatchObject({ fault: 'full' });
    await kept;
    expect(await store.read('ONE')).toEqual(['short']);
    await store.close();
  });
});
