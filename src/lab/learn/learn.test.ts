import { describe, expect, test } from 'vitest';
import { diceOf } from '#bots';
import { fromHalves, SHAPES, unpack, WEIGHTS } from '#bots/chances';
import { table } from '#testkit';
import { trialsOf } from './contest.ts';
import { gradientOf, learnFrom, lossOf } from './gradient.ts';
import { pack, toHalves } from './halves.ts';
import { label, NO_WINNER, RECORD, recordOf } from './record.ts';
import { train } from './train.ts';
import { variantOf } from './variant.ts';

function someRecord(number: number, winner: number): Uint8Array {
  const at = table({ seats: 4 }).has(winner, { gold: 9, votes: 6 });
  const record = recordOf(at.game, at.now, number, false);
  record[1] = winner;
  return record;
}

describe('a record', () => {
  test('holds the position and, once the game is over, what came of it', () => {
    const at = table({ seats: 3 }).has(1, { legendary: true });
    const record = recordOf(at.game, at.now, 70_000, true);
    expect([...record.slice(0, 4)]).toEqual([3, NO_WINNER, 1, 1]);
    expect(record.length).toBe(RECORD);
    label([record], at.game);
    expect(record[1]).toBe(1);
    expect([...record.slice(13, 16)]).toEqual([0, 1, 0]);
  });
});

describe('training', () => {
  const dice = diceOf(3);
  const weights = Float64Array.from({ length: WEIGHTS }, () => (dice.next(2001) - 1000) / 8000);
  const scale = new Float64Array(SHAPES[0][0]).fill(0.3);

  test('the gradient is what a small step changes', () => {
    const record = someRecord(1, 2);
    const gradient = gradientOf();
    learnFrom(record, weights, scale, gradient);
    const step = 1e-5;
    const tells = WEIGHTS - 3 - 48 * 3;
    for (const nth of [tells + 15, tells + 21, WEIGHTS - 3]) {
      const moved = (by: number): number => lossOf(record, weights.with(nth, (weights[nth] ?? 0) + by), scale);
      expect(gradient[nth]).toBeCloseTo((moved(step) - moved(-step)) / (2 * step), 5);
    }
  });

  test('learns who wins where it can be seen', () => {
    const records = Array.from({ length: 64 }, (_, nth) => someRecord(nth, nth % 4));
    const losses: number[] = [];
    train(records, { epochs: 12, rate: 5e-3, seed: 1 }, (_, loss) => losses.push(loss));
    expect(losses.at(-1)).toBeLessThan(0.3);
    expect(losses[0]).toBeGreaterThan(losses.at(-1) ?? 0);
  });
});

describe('what is kept of a network', () => {
  test('halves come back as they were, or nearly', () => {
    const numbers = [0, 1, -2.5, 0.1, 65_504, 1e6, 3e-6];
    const found = fromHalves(toHalves(numbers));
    expect([...found.slice(0, 3)]).toEqual([0, 1, -2.5]);
    expect(found[3]).toBeCloseTo(0.1, 4);
    expect(found[5]).toBe(65_504);
  });

  test('in 8 bits no weight is further off than half a step of its row', () => {
    const weights = Float32Array.from({ length: WEIGHTS }, (_, nth) => Math.sin(nth) / 4);
    const found = unpack(pack(weights));
    expect(found.length).toBe(WEIGHTS);
    const off = found.map((weight, nth) => Math.abs(weight - (weights[nth] ?? 0)));
    expect(off.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(0.0015);
  });
});

describe('a contest', () => {
  test('the one sits once in every seat of the same table, and contests take turns', () => {
    const contest = { name: 'a', one: 'master', rest: 'adept', players: 3, games: 3, seed: 5 } as const;
    const trials = trialsOf([contest, { ...contest, name: 'b', games: 1 }]);
    expect(trials.map(({ name }) => name)).toEqual(['a', 'b', 'a', 'a']);
    const own = trials.filter(({ name }) => name === 'a');
    expect(own.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(new Set(own.map(({ options }) => options.seed)).size).toBe(1);
  });

  test('a variant is named in a word', () => {
    expect(variantOf('master:150')).toEqual({ plays: 'master', steps: 150 });
    expect(variantOf('champion@a.bin')).toEqual({ plays: 'champion', weights: 'a.bin', insight: {} });
    expect(variantOf('champion')).toEqual({ plays: 'landed' });
    expect(() => variantOf('god')).toThrow('nobody plays like "god"');
  });
});
