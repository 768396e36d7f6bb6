import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Dice, diceOf, random } from '#bots';
import { readConfig } from './config.ts';
import { doorOf } from './door.ts';
import { newGuest } from './guest.ts';
import type { Live } from './live.ts';
import type { Store } from './log.ts';
import { openMetrics } from './metrics.ts';
import { openSqliteStore } from './sqliteStore.ts';
import { openTables, type Tables } from './tables.ts';
import { bundleThreads, temporaryFolder } from './testing.ts';

const DAY = 86_400_000;
let data: ReturnType<typeof temporaryFolder>;
let store: Store;
let tables: Tables;

beforeAll(() => bundleThreads('store'));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  data = temporaryFolder();
  store = await openSqliteStore({ folder: data.path, limitMiB: 0 });
  tables = await open();
});
afterEach(async () => {
  await tables.close(0);
  await store.close();
  data.remove();
  vi.useRealTimers();
});

const open = (): Promise<Tables> =>
  openTables({
    config: readConfig({}),
    store,
    metrics: openMetrics(),
    logger: pino({ level: 'silent' }),
    bots: { decide: () => Promise.resolve(null), waiting: () => 0, close: async () => {} },
    keeping: null,
  });

/** Somebody sits down alone and begins. */
async function begin(): Promise<{ live: Live; leave: () => void }> {
  const live = await tables.find(await tables.create({ timing: ['untimed', 'untimed', 'untimed', 'untimed'] }));
  if (live === undefined) throw new Error('no table');
  const socket = { readyState: 1, close: () => {}, terminate: () => {} };
  const guest = newGuest(socket, { destroyed: false, writableLength: 0, write: () => true });
  const door = doorOf(live);
  door.arrive(guest, [], null, () => {});
  door.hear(guest, { type: 'sit', name: 'Ada' });
  door.hear(guest, { type: 'start' });
  return { live, leave: () => door.leave(guest) };
}

function play({ room }: Live, dice: Dice): void {
  if (room === null) return;
  const decision = random({ game: room.look(), seat: 0, at: room.clock().at }, dice);
  if ('do' in decision) room.ask(0, 0, decision.do);
}

/** A new process: nothing is in memory. */
async function restart(): Promise<void> {
  await tables.close(0);
  tables = await open();
}

test('a table that is played every day is not put away after thirty days, nor is its log', async () => {
  const { live } = await begin();
  const dice = diceOf(1);
  for (let day = 1; day <= 45; day += 1) {
    vi.setSystemTime(day * DAY);
    play(live, dice);
    await tables.tidy();
  }
  const { code } = live.record;
  await restart();
  expect(await tables.find(code)).toMatchObject({ record: { stage: 'playing' }, known: live.known });
  expect(live.known).toBeGreaterThan(45);
});

test('a table at which somebody sits is not put away, though nothing happens', async () => {
  const { live } = await begin();
  for (let day = 1; day <= 45; day += 1) {
    vi.setSystemTime(day * DAY);
    await tables.tidy();
  }
  await restart();
  expect(await tables.find(live.record.code)).toBeDefined();
});

test('a table that nobody visits is put away after thirty days and keeps its log', async () => {
  const { live, leave } = await begin();
  const { code } = live.record;
  leave();
  await restart();
  vi.setSystemTime(29 * DAY);
  await tables.tidy();
  expect(await store.load(code)).toBeDefined();
  vi.setSystemTime(31 * DAY);
  await tables.tidy();
  expect(await tables.find(code)).toBeUndefined();
  expect(await store.read(code)).toHaveLength(live.known);
});
