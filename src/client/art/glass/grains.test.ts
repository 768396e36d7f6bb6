import { expect, test } from 'vitest';
import { falling, rolling, thickness } from './grains.ts';
import { DEPTH, heapAt } from './shape.ts';

const HEAP = heapAt(0.4);

test('grains fall from the neck to the heap and never beside it', () => {
  for (let left = 20_000; left > 19_000; left -= 33) {
    for (const { x, y } of falling(left, HEAP)) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEAP.peak);
      expect(Math.abs(x)).toBeLessThan(2);
    }
    for (const { y } of rolling(left, HEAP)) expect(y).toBeLessThanOrEqual(DEPTH);
  }
});

test('a grain that falls is lower a moment later', () => {
  const [first] = falling(10_000, HEAP).toSorted((one, other) => one.y - other.y);
  const later = falling(9_990, HEAP);
  expect(later.some(({ x, y }) => y > (first?.y ?? 0) && Math.abs(x - (first?.x ?? 0)) < 0.1)).toBe(true);
});

test('the last grains trickle, and with the sand the stream ends', () => {
  const count = (left: number) => falling(left, HEAP).length;
  expect(count(1000)).toBeLessThan(count(10_000) / 2);
  expect(count(100)).toBeGreaterThan(0);
  expect(count(0)).toBeLessThanOrEqual(1);
  expect([thickness(10_000), thickness(0)]).toEqual([1, 0]);
});
