import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { crowdGames, personForTest } from '#testkit';
import { openClusterLedger } from '../cluster/ledger.ts';
import { setOut } from '../cluster/nats/halfway.ts';
import { openNats } from '../cluster/nats/nats.ts';
import { type NatsForTest, natsForTest } from '../cluster/testing.ts';
import { backUp, restore } from '../store/backup.ts';
import type { Job } from '../store/jobs.ts';
import { openKeeper } from '../store/keeper.ts';
import { markOf } from '../store/ledger/rows.ts';
import { aTable } from '../store/log.contract.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { bundleThreads, serverForTest, temporaryFolder } from '../testing.ts';
import { call, createTable } from '../wire/caller.ts';
import { comeBack } from '../wire/sitting.ts';
import { conveyFrom } from './fromCluster.ts';
import { conveyTo } from './toCluster.ts';

// The program is named by PENDULUM_NATS_SERVER, or found in the path.
const place = temporaryFolder();
let nats: NatsForTest;
let count = 0;
const used: NatsForTest[] = [];

beforeAll(bundleThreads);
beforeEach(async () => {
  nats = await natsForTest();
  used.push(nats);
});
afterAll(async () => {
  await Promise.all(used.map((one) => one.stop()));
  place.remove();
});

function folder(...batches: readonly (readonly Job[])[]): string {
  count += 1;
  const path = join(place.path, `folder-${count}`);
  mkdirSync(path);
  if (batches.length > 0) keepIn(path, ...batches);
  return path;
}

function keepIn(path: string, ...batches: readonly (readonly Job[])[]): void {
  const keeper = openKeeper({ folder: path, limitMiB: 0 });
  for (const jobs of batches) expect(keeper.keep(jobs).every(({ ok }) => ok)).toBe(true);
  keeper.close();
}

const aName = (key: string): Job => ({ do: 'putRow', kind: 'names', key, value: `{"person":"${key}"}`, version: 0 });
const entries = (length: number): readonly string[] => Array.from({ length }, (_, nth) => `{"žluť":${nth}}`);
const BAN = JSON.stringify({ on: { range: '192.0.2.0/24' }, reason: 'rude', from: 1, until: null });
const seated = aTable('PLAYED', { stage: 'over' });

/** Some of everything that a server keeps. */
const everything = (): string =>
  folder(
    [
      { do: 'save', table: aTable('LOBBY1') },
      { do: 'save', table: seated },
      { do: 'append', code: 'PLAYED', known: 0, entries: entries(777) },
      ...[...crowdGames({ games: 40, people: 12, from: 1e12, every: 60_000 })].map(
        (results): Job => ({ do: 'keepResults', results }),
      ),
    ],
    [...['ada', 'bob', 'cleo', 'dan'].map(aName), { do: 'putRow', kind: 'bans', key: '1', value: BAN, version: 0 }],
    [
      { do: 'removeRow', kind: 'names', key: 'bob' },
      { do: 'removeRow', kind: 'names', key: 'cleo' },
      { do: 'forgetName', code: 'PLAYED', seat: 0 },
    ],
    // What was removed may come again.
    [aName('cleo')],
  );

const TABLES = {
  tables: 'SELECT code, stage, terms, created_at, touched_at, barred FROM tables ORDER BY code',
  seats: 'SELECT * FROM seats ORDER BY code, seat',
  results: 'SELECT * FROM results ORDER BY code, seat',
  ratings: 'SELECT * FROM ratings ORDER BY person, pace',
  tally: 'SELECT * FROM tally ORDER BY who, players, what, which',
} as const;

/** All that a folder holds, all logs as one text with the last hash. */
function heldBy(path: string) {
  keepIn(path);
  const database = new DatabaseSync(join(path, 'pendulum.db'));
  const rows = (sql: string) => database.prepare(sql).all();
  const held = Object.entries(TABLES).map(([name, sql]) => [name, rows(sql)] as const);
  const filed = rows('SELECT entry, hashes FROM entries ORDER BY code, position');
  const log = filed.map(({ entry }) => entry).join('\n');
  const end = Buffer.from((filed.at(-1)?.hashes as Uint8Array | undefined) ?? [])
    .subarray(-32)
    .toString('hex');
  const ledger = rows('SELECT kind, key, mark, value FROM ledger ORDER BY kind, key');
  const removed = rows('SELECT mark FROM removed').map(({ mark }) => mark);
  database.close();
  return { held, log, end, ledger, removed };
}

test('all that one server keeps is the same after the way into a cluster and back', async () => {
  const from = everything();
  const to = folder();
  expect(await conveyTo(from, nats.address)).toEqual({ tables: 2, entries: 777, results: 40, others: 4 });
  expect(await conveyFrom(nats.address, to)).toEqual({ tables: 2, entries: 777, results: 40, others: 4 });
  const { removed, ...held } = heldBy(from);
  const { removed: removedThere, ...there } = heldBy(to);
  expect(there).toEqual(held);
  expect(held.ledger).toHaveLength(4);
  const gone = [markOf('names', 'bob'), markOf('seats', 'PLAYED 0')];
  expect(removed).toEqual(expect.arrayContaining([...gone, markOf('names', 'cleo')]));
  expect(removedThere).toEqual(expect.arrayContaining(gone));
  // A name that came again is there, so it is not among those that must not come back.
  expect(removedThere).not.toContain(markOf('names', 'cleo'));
  expect(readdirSync(to)).not.toContain('conveyed.partial');
});

test('an unfinished game goes on in the cluster, and on one server again', async () => {
  const alone = folder();
  const first = await serverForTest({ PENDULUM_DATA: alone });
  const code = await createTable(first.address, { timing: ['untimed', 'untimed', 'untimed', 'untimed'] });
  const ada = await call(first.address, code);
  ada.send({ type: 'sit', name: 'Ada' });
  await ada.next('seated');
  ada.send({ type: 'start' });
  await ada.next('welcome', ({ playing }) => playing !== null);
  ada.send({ type: 'ask', seat: 0, nth: 1, command: { type: 'pause' } });
  const { seq } = await ada.next('happened');
  await first.stop();

  await conveyTo(alone, nats.address);
  const node = await serverForTest({ PENDULUM_NATS: nats.address });
  const there = await comeBack(node.address, code, ada.tokens);
  expect(there.welcome).toMatchObject({ held: [{ seat: 0, nth: 1 }], playing: { seq } });
  there.caller.send({ type: 'ask', seat: 0, nth: 2, command: { type: 'resume' } });
  expect(await there.caller.next('happened')).toMatchObject({ seq: seq + 1, command: { type: 'resume' } });
  await expect(conveyFrom(nats.address, folder())).rejects.toThrow(/Nodes of this cluster run/);
  await expect(conveyTo(alone, nats.address)).rejects.toThrow(/Nodes of this cluster run/);
  await node.stop();

  const back = folder();
  await conveyFrom(nats.address, back);
  const last = await serverForTest({ PENDULUM_DATA: back });
  const again = await comeBack(last.address, code, ada.tokens);
  expect(again.welcome).toMatchObject({ held: [{ seat: 0, nth: 2 }], table: { stage: 'playing' } });
  again.caller.send({ type: 'ask', seat: 0, nth: 3, command: { type: 'resume' } });
  const { seq: later } = await again.caller.next('happened', ({ command }) => command.type === 'resume');
  expect(later).toBeGreaterThan(seq + 1);
  await last.stop();
});

test('nothing is mixed: a cluster with tables, a folder with a database and a folder without are refused', async () => {
  const from = folder([aName('ada')]);
  await conveyTo(from, nats.address);
  await expect(conveyTo(from, nats.address)).rejects.toThrow(/holds tables or people already/);
  await expect(conveyFrom(nats.address, from)).rejects.toThrow(/holds a database already/);
  await expect(conveyTo(folder(), nats.address)).rejects.toThrow(/no database/);
});

test('where carrying broke off, no node starts and nothing is carried on; carrying again begins anew', async () => {
  const open = await openNats(nats.address, 'test');
  await setOut(open);
  await open.js.publish('table.HALF', 'half');
  await open.connection.close();
  await expect(serverForTest({ PENDULUM_NATS: nats.address })).rejects.toThrow(/broke off/);
  await expect(conveyFrom(nats.address, folder())).rejects.toThrow(/broke off/);
  expect(await conveyTo(everything(), nats.address)).toMatchObject({ tables: 2, entries: 777 });
  await (await serverForTest({ PENDULUM_NATS: nats.address })).stop();
});

test('a log that is not what was written is not carried, and no node starts with the rest', async () => {
  const from = everything();
  keepIn(from);
  const database = new DatabaseSync(join(from, 'pendulum.db'));
  database.exec(`UPDATE entries SET entry = replace(entry, '{"žluť":5}', '{"žluť":6}')`);
  database.close();
  await expect(conveyTo(from, nats.address)).rejects.toThrow(/is not what was written/);
  await expect(serverForTest({ PENDULUM_NATS: nats.address })).rejects.toThrow(/broke off/);
});

test('what a person removed in the cluster does not come back with an old backup of the server before it', async () => {
  const from = folder([aName('ada'), { do: 'putRow', kind: 'people', key: personForTest(1), value: '{}', version: 0 }]);
  for (let version = 1; version < 30; version += 1)
    keepIn(from, [{ do: 'putRow', kind: 'names', key: 'ada', value: `{"person":"${version}"}`, version }]);
  await conveyTo(from, nats.address);
  const local = await openSqliteStore({ folder: folder(), limitMiB: 0 });
  const open = await openNats(nats.address, 'test');
  await openClusterLedger(open, local.ledger).remove('names', 'ada');
  await open.connection.close();
  await local.close();
  const back = folder();
  await conveyFrom(nats.address, back);
  const file = join(place.path, 'old.db');
  backUp({ folder: from, file, force: false });
  restore({ folder: back, file, force: true });
  expect(heldBy(back).ledger).toEqual([expect.objectContaining({ kind: 'people' })]);
});

test('the command says what it did, how it is used and what stands against it', async () => {
  const { bundle } = await import('../../../tools/bundle.mjs');
  const program = await bundle('src/server/convey.main.ts', 'dist/run', 'convey-for-test.js');
  const convey = (data: string, ...words: readonly string[]) =>
    promisify(execFile)(process.execPath, [program, ...words], { env: { ...process.env, PENDULUM_DATA: data } });
  const from = everything();
  expect((await convey(from, '--help')).stdout).toMatch(/^usage/);
  await expect(convey(from)).rejects.toThrow(/usage/);
  expect((await convey(from, '--to', nats.address)).stdout).toMatch(/2 tables with 777 entries.*Start the nodes/);
  expect((await convey(folder(), '--from', nats.address)).stdout).toMatch(/40 results.*without PENDULUM_NATS/);
  await expect(convey(from, '--to', nats.address)).rejects.toThrow(/holds tables or people already/);
});
