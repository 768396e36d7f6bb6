import { describe, expect, test } from 'vitest';
import { MASTER_TASTE } from '#bots';
import { drawFrom, firstCloud, moved } from './cma.ts';
import { TASTES, tasteAt } from './taste.ts';

const AXES = 24;

function search(loss: (point: readonly number[]) => number, generations: number) {
  let cloud = firstCloud(AXES, 0.3);
  for (let nth = 0; nth < generations; nth += 1) {
    const points = drawFrom(cloud, 12, 5);
    cloud = moved(
      cloud,
      points.toSorted((one, other) => loss(one) - loss(other)),
    );
  }
  return cloud;
}

const bowl = (point: readonly number[]): number => point.reduce((sum, value) => sum + (value - 1) ** 2, 0);
const valley = (point: readonly number[]): number =>
  point.reduce((sum, value, axis) => sum + 10 ** (axis % 4) * (value - 1) ** 2, 0);

describe('the search', () => {
  test('finds the bottom of a bowl and of a valley that is steeper along some axes', () => {
    expect(bowl(search(bowl, 300).mean)).toBeLessThan(1e-6);
    expect(valley(search(valley, 600).mean)).toBeLessThan(1e-4);
  });

  test('is the same for the same seed', () => {
    expect(search(bowl, 5)).toEqual(search(bowl, 5));
  });
});

test('a taste is a master’s in the middle, and no number of it is below nought', () => {
  expect(TASTES).toHaveLength(AXES);
  expect(tasteAt(Array<number>(AXES).fill(0))).toEqual(MASTER_TASTE);
  const low = Object.values(tasteAt(Array<number>(AXES).fill(-3)));
  expect(Math.min(...low)).toBe(0);
  expect(tasteAt(Array<number>(AXES).fill(1)).gold).toBeCloseTo(MASTER_TASTE.gold * Math.E, 3);
});
