import { expect, test } from 'vitest';
import { ratingsOf } from './elo.ts';
import { NAMES, roundsOf } from './tournament.ts';

test('who comes first three times in four stands about 191 above, and the interval holds it', () => {
  const rankings = Array.from({ length: 400 }, (_, nth) => (nth % 4 === 0 ? ['b', 'a'] : ['a', 'b']));
  const [low, high] = ratingsOf(rankings, 'b');
  expect(low).toMatchObject({ name: 'b', elo: 1500, low: 1500, high: 1500, tables: 400, first: 100 });
  expect(high?.elo).toBeGreaterThan(1680);
  expect(high?.elo).toBeLessThan(1700);
  expect(high?.low).toBeLessThan(1691);
  expect(high?.high).toBeGreaterThan(1691);
});

test('every entrant meets every other, four different ones at a table, and only the Regency starts with more', () => {
  const rounds = roundsOf(200, 3);
  expect(new Set(rounds.flatMap(({ names }) => names))).toEqual(new Set(NAMES));
  for (const { names, options } of rounds) {
    expect(new Set(names).size).toBe(4);
    names.forEach((name, seat) => {
      const more = Object.keys(options.seats[seat]?.handicap ?? {}).length > 0;
      expect(more).toBe(['chancellor', 'regent', 'timeless'].includes(name));
    });
  }
});
