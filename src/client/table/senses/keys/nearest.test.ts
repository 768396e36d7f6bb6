import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
const middle = at(100, 100);
const around = [at(60, 100), at(140, 100), at(100, 60), at(100, 140), at(140, 180)];

test('an arrow goes to the nearest place on its side', () => {
  expect(nearest(middle, around, 'left')).toBe(0);
  expect(nearest(middle, around, 'right')).toBe(1);
  expect(nearest(middle, around, 'up')).toBe(2);
  expect(nearest(middle, around, 'down')).toBe(3);
});

test('straight ahead wins over closer but aside', () => {
  expect(nearest(middle, [at(130, 130), at(170, 100)], 'right')).toBe(1);
});

test('where nothing lies, the focus stays', () => {
  expect(nearest(middle, [at(60, 100)], 'right')).toBe(-1);
  expect(nearest(middle, [], 'up')).toBe(-1);
});
