import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverForTest, type TestServer, temporaryFolder } from '../testing.ts';
import { call, createTable } from '../wire/caller.ts';
import { backUp, restore } from './backup.ts';
import { aTable } from './log.contract.ts';
import { openSqliteStore } from './sqliteStore.ts';

const run = promisify(execFile);
const place = temporaryFolder();
const file = join(place.path, 'backup.db');
let server: TestServer;
let programs: Readonly<Record<'backup' | 'restore', string>>;

beforeAll(async () => {
  const { bundle } = await import('../../../tools/bundle.mjs');
  server = await serverForTest();
  programs = {
    backup: await bundle('src/server/backup.main.ts', 'dist/run', 'backup-for-test.js'),
    restore: await bundle('src/server/restore.main.ts', 'dist/run', 'restore-for-test.js'),
  };
}, 60_000);
afterAll(async () => {
  await server.stop();
  place.remove();
});

const command = (name: 'backup' | 'restore', folder: string, ...args: readonly string[]) =>
  run(process.execPath, [programs[name], ...args], { env: { ...process.env, PENDULUM_DATA: folder } });

test('a backup made while the server runs is restored into an empty folder, and an unfinished game goes on', async () => {
  const code = await createTable(server.address, { timing: ['untimed', 'untimed', 'untimed', 'untimed'] });
  const ada = await call(server.address, code);
  ada.send({ type: 'sit', name: 'Ada' });
  await ada.next('seated');
  ada.send({ type: 'start' });
  await ada.next('welcome', ({ playing }) => playing !== null);
  ada.send({ type: 'ask', seat: 0, nth: 1, command: { type: 'pause' } });
  const { seq } = await ada.next('happened');
  expect((await command('backup', server.data, file)).stdout).toMatch(/1 games with 2 entries; every log is whole/);

  const folder = join(place.path, 'restored');
  expect((await command('restore', folder, file)).stdout).toContain('Start the server');
  const again = await serverForTest({ PENDULUM_DATA: folder });
  const back = await call(again.address, code, { tokens: ada.tokens, since: seq });
  expect(await back.next('welcome')).toMatchObject({
    held: [{ seat: 0, nth: 1 }],
    missed: [],
    table: { stage: 'playing' },
  });
  back.send({ type: 'ask', seat: 0, nth: 2, command: { type: 'resume' } });
  expect(await back.next('happened')).toMatchObject({ seq: seq + 1, command: { type: 'resume' } });
  await again.stop();
}, 60_000);

test('a restore is refused into a folder that a server uses, and over a database without --force', async () => {
  if (!existsSync(file)) backUp({ folder: server.data, file, force: false });
  expect(() => restore({ folder: server.data, file, force: true })).toThrow(/held by another server/);
  const folder = join(place.path, 'other');
  restore({ folder, file, force: false });
  expect(() => restore({ folder, file, force: false })).toThrow(/--force/);
  restore({ folder, file, force: true });
  expect(readdirSync(folder).filter((name) => name.includes('.replaced-'))).toHaveLength(1);
  expect(() => backUp({ folder: server.data, file, force: false })).toThrow(/--force/);
  expect(() => backUp({ folder: place.path, file: `${file}2`, force: false })).toThrow(/no database/);
}, 60_000);

test('a backup with a changed byte is not restored, and nothing is left of the attempt', () => {
  if (!existsSync(file)) backUp({ folder: server.data, file, force: false });
  const bytes = readFileSync(file);
  for (let at = bytes.indexOf('"opened"'); at >= 0; at = bytes.indexOf('"opened"')) bytes.write('"opener"', at);
  const spoiled = join(place.path, 'spoiled.db');
  writeFileSync(spoiled, bytes);
  const folder = join(place.path, 'never');
  expect(() => restore({ folder, file: spoiled, force: false })).toThrow(/is not what was written/);
  expect(readdirSync(folder)).toEqual(['pendulum.lock']);
});

test('what a person had deleted stays deleted when an older backup is restored, and what others have comes back', async () => {
  const folder = join(place.path, 'deleted');
  const older = join(place.path, 'older.db');
  const [ada, bob] = ['a'.repeat(43), 'b'.repeat(43)];
  const store = await openSqliteStore({ folder, limitMiB: 0 });
  const record = { name: 'Ada', epoch: 0, names: ['ada'], since: 1, keys: [], passkeys: [] };
  await store.ledger.put('people', ada, record, 0);
  await store.ledger.put('people', bob, { ...record, name: 'Bob' }, 0);
  const [chair] = aTable('ONE').chairs;
  const chairs = [ada, bob].map((person) => ({ ...chair, person, name: person === ada ? 'Ada' : 'Bob' })) as never;
  await store.save(aTable('ONE', { stage: 'over', chairs }));
  await store.close();
  backUp({ folder, file: older, force: true });

  const later = await openSqliteStore({ folder, limitMiB: 0 });
  await later.forgetName('ONE', 0);
  await later.ledger.remove('people', ada);
  await later.close();
  restore({ folder, file: older, force: true });

  const again = await openSqliteStore({ folder, limitMiB: 0 });
  expect((await again.ledger.list('people', '', 9)).map(([id]) => id)).toEqual([bob]);
  expect((await again.load('ONE'))?.chairs.map(({ name, person }) => [name, person])).toEqual([
    ['', null],
    ['Bob', bob],
  ]);
  await again.close();
}, 60_000);

test('both commands say how they are used', async () => {
  for (const name of ['backup', 'restore'] as const) {
    expect((await command(name, place.path, '--help')).stdout).toContain(`npm run ${name} -- FILE`);
    await expect(command(name, place.path)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('usage'),
    });
  }
}, 60_000);
