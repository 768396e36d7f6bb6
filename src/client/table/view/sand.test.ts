import { expect, test } from 'vitest';
import { isUpsideDown, TURN } from './sand.ts';

test('the sand of a turning glass changes over when it lies on its side', () => {
  expect(isUpsideDown(1000, 1000 + TURN / 2 - 1)).toBe(true);
  expect(isUpsideDown(1000, 1000 + TURN / 2)).toBe(false);
  expect(isUpsideDown(Number.NEGATIVE_INFINITY, 0)).toBe(false);
});
