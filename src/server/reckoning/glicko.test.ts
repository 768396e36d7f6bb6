import { describe, expect, test } from 'vitest';
import { aged, NEWCOMER, PROVISIONAL, settledFor, stepped } from './glicko.ts';

const DAY = 86_400_000;
const strength = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

describe('a step of Glicko-2', () => {
  test('is that of the example in the paper', () => {
    const met = [
      { other: strength(1400, 30), score: 1 as const },
      { other: strength(1550, 100), score: 0 as const },
      { other: strength(1700, 300), score: 0 as const },
    ];
    const after = stepped(strength(1500, Math.hypot(200, 0.06 * 173.7178)), met, 1);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.059996, 5);
  });

  test('gives what the other loses where both are as sure', () => {
    const won = stepped(NEWCOMER, [{ other: NEWCOMER, score: 1 }]);
    const lost = stepped(NEWCOMER, [{ other: NEWCOMER, score: 0 }]);
    expect(won.rating + lost.rating).toBeCloseTo(3000);
    expect(won.deviation).toBeLessThan(NEWCOMER.deviation);
  });

  test('a table of five tells more than one of two, and not four times as much', () => {
    const met = (count: number) => Array.from({ length: count }, () => ({ other: NEWCOMER, score: 1 as const }));
    const information = (count: number) => stepped(NEWCOMER, met(count)).deviation ** -2 - NEWCOMER.deviation ** -2;
    expect(information(4) / information(1)).toBeCloseTo(1.6);
  });

  test('a surprise makes a steady rating less steady', () => {
    const upset = Array.from({ length: 4 }, () => ({ other: strength(2300, 40), score: 1 as const }));
    expect(stepped(strength(1500, 60), upset).volatility).toBeGreaterThan(0.06);
  });
});

describe('the rating of a player who is away', () => {
  test('grows less sure: from 60 to provisional in a year, and never beyond that of a newcomer', () => {
    expect(aged(strength(1800, 60), 365 * DAY).deviation).toBeCloseTo(PROVISIONAL.deviation, 0);
    expect(aged(strength(1800, 60), 100 * 365 * DAY).deviation).toBe(NEWCOMER.deviation);
    expect(aged(strength(1800, 60), -DAY)).toEqual(strength(1800, 60));
  });

  test('is settled exactly as long', () => {
    const settled = strength(1800, 70);
    expect(aged(settled, settledFor(settled)).deviation).toBeCloseTo(PROVISIONAL.deviation);
    expect(settledFor(strength(1800, 200))).toBe(0);
  });
});
