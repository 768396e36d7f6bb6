import { expect, test } from 'vitest';
import { newCache } from './cache.ts';
import { chanceOf } from './world.ts';

const MANY = 200;
const chance = chanceOf(1);
const writeAll = (synced: number, writes: number) => {
  const cache = newCache<number>(chance);
  for (let nth = 0; nth < writes; nth += 1) {
    cache.write(nth, 0);
    if (nth + 1 === synced) cache.sync();
  }
  return cache.losePower(1);
};
const times = Array.from({ length: MANY }, (_, nth) => nth);

test('what was synced is found whole, and what follows up to the first that is torn', () => {
  for (const _ of times) {
    const { found } = writeAll(5, 9);
    expect(found.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(found).toEqual(times.slice(0, found.length));
  }
});

test('one write that was not synced is there or not, and never damages what was before it', () => {
  const outcomes = times.map(() => writeAll(5, 6));
  expect(new Set(outcomes.map(({ found }) => found.length))).toEqual(new Set([5, 6]));
  expect(outcomes.some(({ isDamaged }) => isDamaged)).toBe(false);
});

test('of several some may be torn in the middle, which is known', () => {
  const outcomes = times.map(() => writeAll(0, 6));
  expect(outcomes.some(({ isDamaged }) => isDamaged)).toBe(true);
  expect(outcomes.some(({ found, isDamaged }) => found.length < 6 && !isDamaged)).toBe(true);
});

test('what is old enough was written by the system itself', () => {
  const cache = newCache<number>(chance);
  for (const nth of [0, 1, 2]) cache.write(nth, 0);
  expect(cache.losePower(10_000)).toEqual({ found: [0, 1, 2], isDamaged: false });
});
