import { expect, test } from 'vitest';
import { openBreath } from './breath.ts';

/** What is asked of a machine after thoughts of these milliseconds. */
function partAfter(...thoughts: readonly number[]): number {
  const breath = openBreath();
  for (const millis of thoughts) breath.took(millis);
  return breath.part();
}

const times = (count: number, ...thoughts: readonly number[]): readonly number[] =>
  Array.from({ length: count }, () => thoughts).flat();

test('a quick machine thinks as much as any, whatever single thoughts took', () => {
  expect(partAfter(200, 30, 60, 90, 30)).toBe(1);
  expect(partAfter(...times(20, 90, ...times(60, 30)))).toBe(1);
});

test('a slow one thinks half as much each time that it was too slow thrice, but never less than an eighth', () => {
  const parts = [0, 2, 3, 5, 6, 9, 12, 15].map((count) => partAfter(...times(count, 61)));
  expect(parts).toEqual([1, 1, 0.5, 0.5, 0.25, 0.125, 0.125, 0.125]);
});

test('some thoughts in time do not make up for many long ones, and what was hardly a thought for none', () => {
  expect(partAfter(...times(4, 90, ...times(10, 30)))).toBe(0.5);
  expect(partAfter(...times(3, 90, ...times(50, 1)))).toBe(0.5);
});

test('a machine that was only busy for a while is asked for more again', () => {
  const busy = times(6, 90);
  expect(partAfter(...busy, ...times(299, 30))).toBe(0.25);
  expect(partAfter(...busy, ...times(300, 30))).toBe(0.5);
  expect(partAfter(...busy, ...times(1000, 30))).toBe(1);
});
