import { expect, test } from 'vitest';
import { nextDeedAt } from './apart.ts';

const moments = Array.from({ length: 300 }, (_, nth) => nth * 137);

test('two deeds of a bot are 400 to 700 ms apart, and the wait is not always the same', () => {
  const waits = moments.map((acted) => nextDeedAt(acted, 1) - acted);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...waits)).toBeLessThanOrEqual(700);
  expect(new Set(waits).size).toBeGreaterThan(100);
});

test('the same moment gives the same wait, and another seat another', () => {
  expect(nextDeedAt(5000, 2)).toBe(nextDeedAt(5000, 2));
  expect(moments.some((acted) => nextDeedAt(acted, 1) !== nextDeedAt(acted, 2))).toBe(true);
});
