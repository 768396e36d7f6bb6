import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { random } from '#bots';
import { type Caller, call, createTable, openSqliteStore, tableAt } from '#server';
import { simulatePlayer } from '../src/lab/chaos/players/player.ts';
import { simulateTable } from '../src/lab/chaos/players/simulatedTable.ts';
import { verify } from '../src/lab/chaos/players/verify.ts';
import { at } from '../tools/project.mjs';
import { hastened } from './server.ts';

const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;
/** A bot thinks so many times faster, and a game is over so much sooner. */
const HASTE = 8;
const MAIN = at('dist/server/main.js');
const folders: string[] = [];
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'pendulum-e2e-'));
  folders.push(path);
  return path;
};
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

interface Running {
  readonly address: string;
  readonly output: () => string;
  readonly end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
}

function run(data: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PENDULUM_DATA: data, ...env },
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => output };
}

/** The built server as a process of its own. */
async function start(data: string, env: Record<string, string> = {}): Promise<Running> {
  const { child, ended, output } = run(data, env);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /is open at (http:\S+)/.exec(output()) ?? [];
      if (found !== undefined) resolve(found);
    });
    ended.then((code) => reject(new Error(`ended with ${code}: ${output()}`)));
  });
  const end: Running['end'] = (signal) => {
    child.kill(signal);
    return ended;
  };
  return { address, output, end };
}

async function fails(data: string, env: Record<string, string> = {}): Promise<string> {
  const { ended, output } = run(data, env);
  expect(await ended).toBe(1);
  return output();
}

async function sitDown(caller: Caller, name: string): Promise<number> {
  caller.send({ type: 'sit', name });
  return (await caller.next('seated')).seat;
}

test('a game against bots is played to its end, kept, and played again by the same people', {
  timeout: 300_000,
}, async () => {
  const data = folder();
  const server = await start(data, { ...hastened(HASTE), PENDULUM_MESSAGES_PER_SECOND: '1000' });
  const code = await createTable(server.address, { timing: UNTIMED, speed: 10, standInAfter: 1 });
  const ada = await call(server.address, code);
  await sitDown(ada, 'Ada');
  const bob = await call(server.address, code);
  const seat = await sitDown(bob, 'Bob');
  bob.send({ type: 'change', seat, chair: { ready: true } });
  await ada.next('table', ({ table }) => table.chairs[1]?.ready === true);
  ada.send({ type: 'seatBot', level: 'master' });
  await ada.next('table', ({ table }) => table.chairs[2]?.bot === 'master');
  const watcher = await call(server.address, code);
  ada.send({ type: 'start' });
  await ada.next('welcome', ({ playing }) => playing !== null);

  bob.hangUp();
  await ada.next('table', ({ table }) => table.chairs[1]?.standIn === true);
  const [token = ''] = ada.tokens;
  const habits = { address: () => server.address, code, policy: random, pace: () => 30 };
  const player = simulatePlayer({ ...habits, token, seed: 1 });
  await watcher.next('happened', (entry) => entry.seat === 1 && entry.nth === 0);
  const back = simulatePlayer({ ...habits, token: bob.tokens[0] ?? '', seed: 2 });
  await watcher.next('table', ({ table }) => table.chairs[1]?.standIn === false);

  await watcher.next('table', ({ table }) => table.stage === 'over');
  player.hangUp();
  back.hangUp();
  ada.send({ type: 'rematch' });
  const { table } = await watcher.next('table', (message) => message.table.rematch !== null);
  const again = await call(server.address, table.rematch ?? '', { tokens: ada.tokens });
  const { held, table: lobby } = await again.next('welcome');
  expect(held).toEqual([{ seat: 0, nth: 0 }]);
  expect(lobby).toMatchObject({ stage: 'lobby', host: 0 });
  expect(lobby.chairs.map(({ name }) => name).slice(0, 2)).toEqual(['Ada', 'Bob']);
  expect(await server.end('SIGTERM')).toBe(0);

  const store = await openStore(data);
  const results = await store.results(code);
  expect(results.map(({ place }) => place).sort()).toEqual([1, 2, 3]);
  expect(results.find(({ name }) => name === 'Bob')).toMatchObject({ seat: 1, bot: null });
  await store.close();
});

describe('what can go wrong is said in a sentence', () => {
  test('a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    expect(await fails(folder(), { PORT: String(port) })).toContain(`Port ${port} is in use`);
    taken.close();
  });

  test('a damaged file, which is left as it is', async () => {
    const data = folder();
    writeFileSync(join(data, 'pendulum.db'), 'damaged '.repeat(2000));
    expect(await fails(data)).toContain('is damaged and was left as it is');
    expect(readFileSync(join(data, 'pendulum.db'), 'utf8')).toBe('damaged '.repeat(2000));
  });

  test('a folder that cannot be written', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(await fails(join(file, 'data'))).toContain('cannot be written');
  });

  test('a second server on the same folder', async () => {
    const data = folder();
    const first = await start(data);
    expect(await fails(data)).toContain('held by another server');
    expect(await first.end('SIGTERM')).toBe(0);
  });

  test('a setting that makes no sense', async () => {
    expect(await fails(folder(), { PENDULUM_LOG: 'loud' })).toContain('PENDULUM_LOG has to be one of');
    expect(await fails(folder(), { PENDULUM_ARCHIVE_DAYS: 'soon' })).toContain('PENDULUM_ARCHIVE_DAYS has to be');
  });

  test('a full disk closes tables politely: nobody was told what was not kept, and all is there when there is room', async () => {
    const data = folder();
    const server = await start(data, {
      PENDULUM_DATA_LIMIT: '1',
      PENDULUM_LOG: 'fatal',
      PENDULUM_MESSAGES_PER_SECOND: '1000',
      PENDULUM_TABLES_PER_ADDRESS: '100000',
      PENDULUM_REQUESTS_PER_MINUTE: '1000000',
    });
    const { address } = server;
    let pace = 5000;
    const table = await simulateTable({ address, seats: 2, seed: 1, timing: UNTIMED, pace: () => pace });
    const watcher = await call(address, table.code);
    await expect(fillWithTables(address)).rejects.toThrow('500 {"fault":"closed"');
    pace = 20;
    expect((await watcher.next('fault')).fault).toBe('closed');
    expect((await watcher.closed).code).toBe(1013);
    for (const player of table.players) player.hangUp();
    expect(await server.end('SIGTERM')).toBe(0);
    process.env.PENDULUM_THREADS = at('dist/server');
    expect(await verify(data, [table])).toMatchObject({ lost: 0, doubled: 0 });
    const again = await start(data);
    const back = await call(again.address, table.code);
    expect((await back.next('welcome')).playing?.game.paused).toBe(true);
    expect(await again.end('SIGTERM')).toBe(0);
  });
});

async function fillWithTables(address: string): Promise<never> {
  for (;;) await Promise.all(Array.from({ length: 20 }, () => createTable(address)));
}

describe('a restart', () => {
  test('announces itself, ends with 0, and keeps seats as hashes only', async () => {
    const data = folder();
    const server = await start(data);
    const code = await createTable(server.address, { public: true });
    const ada = await call(server.address, code);
    await sitDown(ada, 'Ada <b>&amp;</b>');
    const ended = server.end('SIGINT');
    expect((await ada.next('closing')).backInMs).toBeGreaterThan(0);
    expect(await ended).toBe(0);
    expect(server.output()).not.toContain(ada.tokens[0]);
    const store = await openStore(data);
    const record = await store.load(code);
    expect(record?.chairs[0]).toMatchObject({
      name: 'Ada <b>&amp;</b>',
      holder: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    await store.close();
    expect(readFileSync(join(data, 'pendulum.db'), 'latin1')).not.toContain(ada.tokens[0]);
    const again = await start(data);
    expect((await tableAt(again.address, code)).chairs[0]?.name).toBe('Ada <b>&amp;</b>');
    const back = await call(again.address, code, { tokens: ada.tokens });
    expect((await back.next('welcome')).held).toEqual([{ seat: 0, nth: 0 }]);
    await again.end('SIGTERM');
  });
});

function openStore(data: string) {
  process.env.PENDULUM_THREADS = at('dist/server');
  return openSqliteStore({ folder: data, limitMiB: 0 });
}
