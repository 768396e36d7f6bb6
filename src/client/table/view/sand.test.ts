import { expect, test } from 'vitest';
import { isUpsideDown, nextArea, sandLeft, TURN } from './sand.ts';

test('the sand of a turning glass changes over when it lies on its side', () => {
  expect(isUpsideDown(1000, 1000 + TURN / 2 - 1)).toBe(true);
  expect(isUpsideDown(1000, 1000 + TURN / 2)).toBe(false);
  expect(isUpsideDown(Number.NEGATIVE_INFINITY, 0)).toBe(false);
});

test('glasses take turns: the one that has waited longest is next', () => {
  const glasses = { purple: { told: -1 }, green: { told: -1 }, black: { told: -1 } };
  const order = Array.from({ length: 6 }, (_, now) => {
    const area = nextArea(glasses);
    glasses[area].told = now;
    return area;
  });
  expect(order).toEqual(['purple', 'green', 'black', 'purple', 'green', 'black']);
});

test('UNT-4 no sand runs in an untimed round, nor when council is called in it by a clock that is a little behind', () => {
  const timer = { row: 'top', sandOut: 5000 } as const;
  const timers = { purple: timer, green: timer, black: timer };
  expect(sandLeft({ timing: 'timed', timers }, 'green', 2000)).toBe(3000);
  expect(sandLeft({ timing: 'untimed', timers }, 'green', 2000)).toBe(0);
});
