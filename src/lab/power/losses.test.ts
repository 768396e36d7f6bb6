import { expect, test } from 'vitest';
import { added, lossesOf, NONE, type Told } from './losses.ts';

const OPENED = '{"type":"opened"}';
const happened = (seat: number, nth: number): string => JSON.stringify({ type: 'happened', seq: nth, seat, nth });
const table = (code: string, ...acknowledged: readonly number[]): Told => ({
  code,
  players: [{ seat: () => 0, acknowledged: new Set(acknowledged) }],
});

test('what a player was told and no log holds is lost; a log without a beginning holds nothing', async () => {
  const logs: Readonly<Record<string, readonly string[]>> = {
    whole: [OPENED, happened(0, 1), happened(0, 2)],
    cut: [OPENED, happened(0, 1)],
    headless: [happened(0, 1)],
  };
  const read = async (code: string): Promise<readonly string[]> => logs[code] ?? Promise.reject(new Error('damaged'));
  const tables = [table('whole', 1, 2), table('cut', 1, 2), table('headless', 1), table('unreadable', 1, 2, 3)];
  expect(await lossesOf(read, tables)).toEqual({ acknowledged: 8, lost: 5, tables: 4, gone: 2 });
});

test('a command of another seat does not stand for a lost one', async () => {
  const read = async () => [OPENED, happened(1, 1)];
  expect(await lossesOf(read, [table('other', 1)])).toMatchObject({ acknowledged: 1, lost: 1, gone: 0 });
});

test('losses of several cuts add up', () => {
  const one = { acknowledged: 5, lost: 1, tables: 2, gone: 0 };
  expect(added(added(NONE, one), one)).toEqual({ acknowledged: 10, lost: 2, tables: 4, gone: 0 });
});
