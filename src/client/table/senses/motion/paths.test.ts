import { expect, test } from 'vitest';
import { isFar, turned } from './paths.ts';

test('a glass is turned by half a circle in all, highest in the middle, and stands where it belongs at the end', () => {
  const frames = turned({ x: 0, y: 120 }, 90);
  expect(frames.map(({ transform }) => transform)).toEqual([
    'translate(0px, 120px)',
    'translate(0px, 54.6px) scale(1.06) rotate(90deg)',
    'translate(0px, 54.6px) scale(1.06) rotate(-90deg)',
    'none',
  ]);
  expect(frames.map(({ filter }) => filter)[1]).toContain('15px');
});

test('what stands where it stood does not travel', () => {
  expect(isFar({ x: 0.5, y: -0.5 })).toBe(false);
  expect(isFar({ x: 0, y: 3 })).toBe(true);
});
