import { copyFileSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing.ts';
import { openKeeper } from './keeper.ts';
import { lostIn } from './wal.ts';

const ENTRIES = 40;
const data = temporaryFolder();
/** A server's folder as a killed process leaves it: forty transactions, each with an entry that was acknowledged. */
const killed = join(data.path, 'killed');
const texts = Array.from({ length: ENTRIES }, (_, nth) => `entry ${nth} ${'x'.repeat(300)}`);
let ends: number[] = [];

beforeAll(() => {
  const folder = join(data.path, 'running');
  const keeper = openKeeper({ folder, limitMiB: 0 });
  mkdirSync(killed);
  for (const [known, entry] of texts.entries()) keeper.keep([{ do: 'append', code: 'ONE', known, entries: [entry] }]);
  for (const name of ['pendulum.db', 'pendulum.db-wal']) copyFileSync(join(folder, name), join(killed, name));
  keeper.close();
  ends = endsIn(readFileSync(join(killed, 'pendulum.db-wal')));
});
afterAll(() => data.remove());

const FRAME = 24 + 4096;
/** Where in the file each transaction ends. */
const endsIn = (wal: Buffer): number[] =>
  Array.from({ length: (wal.length - 32) / FRAME }, (_, nth) => 32 + nth * FRAME)
    .filter((at) => wal.readUInt32BE(at + 4) !== 0)
    .map((at) => at + FRAME);

let copies = 0;
function copyOfKilled(change: (wal: Buffer) => void = () => {}): string {
  copies += 1;
  const folder = join(data.path, `copy ${copies}`);
  mkdirSync(folder);
  copyFileSync(join(killed, 'pendulum.db'), join(folder, 'pendulum.db'));
  const wal = readFileSync(join(killed, 'pendulum.db-wal'));
  change(wal);
  writeFileSync(join(folder, 'pendulum.db-wal'), wal);
  return folder;
}

const flip = (at: number) => (wal: Buffer) => {
  wal[at] = (wal[at] ?? 0) ^ 1;
};
const open = (folder: string, acceptsLoss = false) => openKeeper({ folder, limitMiB: 0, acceptsLoss });
const entriesIn = (folder: string, acceptsLoss = false): number => {
  const keeper = open(folder, acceptsLoss);
  const [found] = keeper.keep([{ do: 'read', code: 'ONE' }]);
  keeper.close();
  return found?.ok ? (found.value as readonly string[]).length : -1;
};
const refusal = (folder: string): unknown => {
  try {
    open(folder).close();
    return 'none';
  } catch (error) {
    return error;
  }
};

test('what a killed server leaves is taken up whole', () => {
  expect(entriesIn(copyOfKilled())).toBe(ENTRIES);
});

test('what a killed server had written and perhaps not synced is on the disk for good before anybody reads it', () => {
  const folder = copyOfKilled();
  const keeper = open(folder);
  // Its entries have left the write-ahead log, which SQLite syncs first; what lies there now is filing.
  const alone = join(data.path, 'without a write-ahead log');
  mkdirSync(alone);
  copyFileSync(join(folder, 'pendulum.db'), join(alone, 'pendulum.db'));
  keeper.close();
  expect(entriesIn(alone)).toBe(ENTRIES);
});

test('one flipped bit in the write-ahead log loses nothing in silence: the server does not start', () => {
  const at = (ends.at(-20) ?? 0) - 1000;
  const folder = copyOfKilled(flip(at));
  expect(refusal(folder)).toMatchObject({
    fault: 'damaged',
    message: expect.stringMatching(/without the last 20 transactions.*PENDULUM_ACCEPT_LOSS=1/),
  });
  const kept = readdirSync(folder).filter((name) => name.includes('damaged'));
  expect(kept).toHaveLength(1);
  expect(readFileSync(join(folder, kept[0] ?? ''))).toEqual(readFileSync(join(folder, 'pendulum.db-wal')));
  expect(refusal(folder)).toMatchObject({ fault: 'damaged' });
  expect(entriesIn(folder, true)).toBe(ENTRIES - 20);
  expect(entriesIn(folder)).toBe(ENTRIES - 20);
  expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toEqual(kept);
});

test('wherever the bit is, in the head, in salts, in sums or in pages, it is found while a transaction follows', () => {
  const lastButOne = ends.at(-2) ?? 0;
  for (let at = 0; at < lastButOne; at += at < 64 ? 1 : 997) {
    const folder = copyOfKilled(flip(at));
    const lost = lostIn(join(folder, 'pendulum.db-wal'));
    expect([at, lost?.transactions]).toEqual([at, expect.any(Number)]);
  }
});

test('a last transaction that is torn was never acknowledged, and the server starts without it', () => {
  const before = ends.at(-2) ?? 0;
  const wholeTail = ends.at(-1) ?? 0;
  const torn = copyOfKilled();
  truncateSync(join(torn, 'pendulum.db-wal'), wholeTail - 100);
  expect(entriesIn(torn)).toBe(ENTRIES - 1);
  expect(entriesIn(copyOfKilled((wal) => wal.fill(0, before, before + FRAME)))).toBe(ENTRIES - 1);
});
