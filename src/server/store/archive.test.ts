import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Dice, diceOf, random } from '#bots';
import { type Live, MOST_ENTRIES } from '#table';
import type { Store } from '#table/kept';
import type { Tables } from '../tables/tables.ts';
import { bundleThreads, guestAt, tablesForTest, temporaryFolder } from '../testing.ts';
import { openSqliteStore } from './sqliteStore.ts';

const DAY = 86_400_000;
let data: ReturnType<typeof temporaryFolder>;
let store: Store;
let tables: Tables;

beforeAll(bundleThreads);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  data = temporaryFolder();
  store = await openSqliteStore({ folder: data.path, limitMiB: 0 });
  tables = await tablesForTest(store);
});
afterEach(async () => {
  await tables.close(0);
  await store.close();
  data.remove();
  vi.useRealTimers();
});

/** A person sits down alone and begins. */
async function begin() {
  const live = await tables.find(await tables.create({ timing: ['untimed', 'untimed', 'untimed', 'untimed'] }));
  if (live === undefined) throw new Error('no table');
  const guest = guestAt(live);
  guest.say({ type: 'sit', name: 'Ada' });
  guest.say({ type: 'start' });
  return { live, guest };
}

function play({ room }: Live, dice: Dice): void {
  if (room === null) return;
  const decision = random({ game: room.look(), seat: 0, at: room.clock().at }, dice);
  if ('do' in decision) room.ask(0, 0, decision.do);
}

/** A new process: nothing is in memory. */
async function restart(): Promise<void> {
  await tables.close(0);
  tables = await tablesForTest(store);
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

test('a table at which a person sits is not put away, though nothing happens', async () => {
  const { live } = await begin();
  for (let day = 1; day <= 45; day += 1) {
    vi.setSystemTime(day * DAY);
    await tables.tidy();
  }
  await restart();
  expect(await tables.find(live.record.code)).toBeDefined();
});

test('a table that nobody visits is put away after thirty days and keeps its log', async () => {
  const { live, guest } = await begin();
  const { code } = live.record;
  guest.leave();
  await restart();
  vi.setSystemTime(29 * DAY);
  await tables.tidy();
  expect(await store.load(code)).toBeDefined();
  vi.setSystemTime(31 * DAY);
  await tables.tidy();
  expect(await tables.find(code)).toBeUndefined();
  expect(await store.read(code)).toHaveLength(live.known);
});

test('a log that is full takes no more: the game is paused and stays so, and everybody is told why', async () => {
  const { live, guest } = await begin();
  const appended: string[] = [];
  const append = async (_: string, _known: number, entries: readonly string[]) => void appended.push(...entries);
  Object.assign(live, { ports: { ...live.ports, store: { ...store, append } }, known: MOST_ENTRIES - 1 });
  const dice = diceOf(1);
  play(live, dice);
  await vi.waitFor(() => expect(live.room?.look().paused).toBe(true));
  expect(appended).toHaveLength(2);
  expect(guest.say({ type: 'ask', seat: 0, nth: 1, command: { type: 'resume' } })).toBe('logFull');
  expect(guest.say({ type: 'ask', seat: 0, nth: 2, command: { type: 'flip', area: 'black' } })).toBe('logFull');
  expect(guest.say({ type: 'ask', seat: 0, nth: 3, command: { type: 'pause' } })).toBeUndefined();
  expect(appended).toHaveLength(2);
});
