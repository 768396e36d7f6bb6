import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '#bots';
import type { Fate, Result } from './bout.ts';
import { chartOf } from './chart.ts';
import { inOrder, keep, leftOf, readKept } from './kept.ts';
import { anythingGoes, boutsOf, type Contest, pairingsOf } from './plan.ts';
import { printReport } from './print.ts';
import { reportOf } from './report.ts';
import { share } from './share.ts';

const CONTEST: Contest = { levels: ['novice', 'adept'], players: 4, games: 8, seed: 3, table: 'plain' };

describe('who meets whom', () => {
  test('every level meets every lower one, adepts each other; a level alone meets itself', () => {
    expect(pairingsOf({ levels: LEVELS, players: 4 })).toEqual([
      { one: 'adept', rest: 'novice', players: 4 },
      { one: 'master', rest: 'novice', players: 4 },
      { one: 'master', rest: 'adept', players: 4 },
      { one: 'champion', rest: 'novice', players: 4 },
      { one: 'champion', rest: 'adept', players: 4 },
      { one: 'champion', rest: 'master', players: 4 },
      { one: 'adept', rest: 'adept', players: 3 },
    ]);
    expect(pairingsOf({ levels: ['adept'], players: 5 })).toEqual([{ one: 'adept', rest: 'adept', players: 5 }]);
  });

  test('the one sits once in every seat of the same table', () => {
    const bouts = boutsOf(CONTEST).slice(0, 4);
    expect(bouts.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(new Set(bouts.map(({ options }) => options.seed)).size).toBe(1);
    for (const { levels, seat } of bouts) expect(levels.map((level) => level === 'adept').indexOf(true)).toBe(seat);
  });

  test('among equals no table is played twice', () => {
    const seeds = boutsOf({ ...CONTEST, levels: ['adept'] }).map(({ options }) => options.seed);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('random set-ups have every count, timing and variant', () => {
    const bouts = anythingGoes(80, LEVELS, 1);
    expect(new Set(bouts.map(({ levels }) => levels.length))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(bouts.flatMap(({ options }) => options.timing))).toEqual(new Set(['timed', 'untimed']));
    expect(new Set(bouts.flatMap(({ options }) => options.seats.map(({ glory }) => glory))).size).toBe(2);
    expect(new Set(bouts.flatMap(({ levels }) => levels)).size).toBe(LEVELS.length);
  });
});

test("a share carries Wilson's interval, which stays between nought and one", () => {
  expect(share(50, 100)).toEqual({ of: 100, count: 50, share: 0.5, low: 0.404, high: 0.596 });
  expect(share(0, 20)).toMatchObject({ share: 0, low: 0 });
  expect(share(20, 20)).toMatchObject({ share: 1, high: 1 });
});

function result(seat: number, winner: number): Result {
  const fate = (level: Fate['level'], nth: number): Fate => ({
    level,
    character: nth % 2 === 0 ? 'briber' : 'tyrant',
    won: nth === winner,
    complete: nth === winner,
    legendary: true,
    points: 5 + nth,
    vp: 30,
  });
  return {
    pairing: 0,
    seed: seat,
    seat,
    outcome: 'complete',
    decidedBy: 'points',
    fates: [0, 1, 2, 3].map((nth) => fate(nth === seat ? 'adept' : 'novice', nth)),
    commands: 600,
    minutes: 30,
    thoughts: { adept: [0.1, 0.2] },
    failed: null,
  };
}

describe('the report', () => {
  const report = reportOf(CONTEST, [result(0, 0), result(1, 1), result(2, 2), result(3, 0)]);

  test('counts what the one won, and what became of all', () => {
    expect(report.pairings[0]).toMatchObject({ games: 4, wins: { count: 3, share: 0.75 }, civilWar: { count: 0 } });
    expect(report.marks).toMatchObject([
      { asked: 'at least 90 %', found: { share: 0.75 }, reached: false },
      { asked: 'none', found: { count: 0 }, reached: true },
    ]);
    expect(report.characters.find(({ character }) => character === 'briber')?.wins).toMatchObject({ of: 8, count: 3 });
    expect(report.thinking).toEqual([{ level: 'adept', decisions: 8, mean: 0.15, p99: 0.2, most: 0.2 }]);
  });

  test('names the games that could not be finished', () => {
    const failed = reportOf(CONTEST, [{ ...result(0, 0), failed: 'seed 1: stuck' }]);
    expect(failed.failures).toEqual(['seed 1: stuck']);
    expect(printReport(failed)).toContain('not finished: seed 1: stuck');
  });

  test('can be read as tables and seen as a chart', () => {
    expect(printReport(report)).toContain('one adept against novices');
    expect(chartOf(report)).toMatch(/^<svg[\s\S]*adept against novices[\s\S]*<\/svg>\n$/);
  });
});

test('a contest is taken up where it was left, also where a line was cut off, and a file holds one contest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pendulum-arena-'));
  const file = join(folder, 'games.jsonl');
  const bouts = boutsOf(CONTEST).slice(0, 3);
  const played = bouts.map(({ pairing, seed, seat }): Result => ({ ...result(seat, 0), pairing, seed }));
  try {
    expect(readKept(file, CONTEST)).toEqual([]);
    for (const one of played.slice(0, 2).toReversed()) keep(file, one);
    appendFileSync(file, '{"pairing":0,"seed":1}');
    const known = readKept(file, { ...CONTEST, games: 80 });
    expect(inOrder(bouts, known)).toEqual(played.slice(0, 2));
    expect(leftOf(bouts, known)).toEqual(bouts.slice(2));
    keep(file, played[2] as Result);
    expect(leftOf(bouts, readKept(file, CONTEST))).toEqual([]);
    expect(() => readKept(file, { ...CONTEST, seed: 4 })).toThrow('another contest');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
