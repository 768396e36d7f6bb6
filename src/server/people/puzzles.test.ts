import { expect, test } from 'vitest';
import { memoryLedger, table } from '#testkit';
import type { Sought } from '../jobs/puzzles.ts';
import { openPuzzles } from './puzzles.ts';

const DATE = '2026-11-18';
const DAY = 86_400_000;
const MIDNIGHT = Date.parse(`${DATE}T00:00:00Z`);
const { game } = table();

const found = (margin: number, missed: boolean): Sought => ({
  found: { id: '', game, seat: 1, at: 5, theme: 'gold', grade: 2, margin, missed },
  thoughts: 150,
});
const NOTHING: Sought = { found: null, thoughts: 150 };

/** A server whose games hold what they are said to hold; the log of a game is its code. */
function open(games: Readonly<Record<string, Sought>>, ledger = memoryLedger()) {
  const clock = { now: MIDNIGHT + 1000 };
  const asked: [number, number][] = [];
  const looked: [string, number][] = [];
  const puzzles = openPuzzles({
    ledger,
    games: async (from, until) => {
      asked.push([from, until]);
      return Object.keys(games).map((code) => ({ code, seats: [1] }));
    },
    read: async (code) => [code],
    seek: async ({ log: [code = ''], thoughts }) => {
      looked.push([code, thoughts]);
      const sought = games[code] ?? NOTHING;
      if (code === 'DAMAGED') throw new Error('a log that cannot be read');
      return { ...sought, thoughts: Math.min(sought.thoughts, thoughts) };
    },
    today: () => clock.now,
  });
  return { puzzles, ledger, clock, asked, looked };
}

test('a day has the puzzle of a public game of the day before: first what a person missed, then what is clearest', async () => {
  const { puzzles, asked } = open({ A: found(0.2, false), B: found(0.05, true), C: found(0.06, true), D: NOTHING });
  expect(await puzzles.today()).toEqual({ date: DATE, puzzle: null, missed: false });
  await puzzles.turn();
  expect(asked).toEqual([[MIDNIGHT - DAY, MIDNIGHT]]);
  const puzzle = { id: `day-${DATE}`, game, seat: 1, at: 5, theme: 'gold', grade: 2 };
  expect(await puzzles.today()).toEqual({ date: DATE, puzzle, missed: true });
  expect(await puzzles.of(DATE)).toEqual(await puzzles.today());
  expect((await puzzles.of('2026-11-16')).puzzle).toBeNull();
});

test('it is sought once a day, and until it is found that of the day before is told', async () => {
  const { puzzles, clock, looked, ledger } = open({ A: found(0.2, false) });
  await Promise.all([puzzles.turn(), puzzles.turn()]);
  await puzzles.turn();
  expect(looked).toHaveLength(1);
  clock.now += DAY;
  expect((await puzzles.today()).date).toBe(DATE);
  expect((await open({}, ledger).puzzles.today()).date).toBe(DATE);
  await puzzles.turn();
  expect((await puzzles.today()).date).toBe('2026-11-19');
});

test('a day without public games has none, and is not sought again', async () => {
  const { puzzles, asked } = open({});
  await puzzles.turn();
  await puzzles.turn();
  expect(asked).toHaveLength(1);
  expect(await puzzles.today()).toEqual({ date: DATE, puzzle: null, missed: false });
});

test('the champion thinks over so much a day and so much of a game; a log that cannot be read costs nothing', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, nth) => [`GAME${nth}`, NOTHING]));
  const { puzzles, looked } = open({ DAMAGED: NOTHING, ...many });
  await puzzles.turn();
  expect(looked).toHaveLength(1 + Math.ceil(2000 / 150));
  expect(looked.at(1)).toEqual(['GAME0', 200]);
  expect(looked.at(-1)?.[1]).toBe(2000 % 150);
});

test('nodes that share a ledger tell the same puzzle, whatever each has found', async () => {
  const ledger = memoryLedger();
  const [one, other] = [open({ A: found(0.2, false) }, ledger), open({ B: found(0.1, true) }, ledger)];
  await Promise.all([one.puzzles.turn(), other.puzzles.turn()]);
  expect(await one.puzzles.today()).toEqual(await other.puzzles.today());
});
