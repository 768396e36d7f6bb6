import { expect, test } from 'vitest';
import { createFingers } from './fingers.ts';

const at = (x: number, y = 0) => ({ x, y });

test('three fingers at once touch three things, in whatever order they go up', () => {
  const fingers = createFingers<string>();
  fingers.down(1, 'worker', at(0));
  fingers.down(2, 'frame', at(100));
  fingers.down(3, 'done', at(200));
  expect([fingers.up(2, at(101)), fingers.up(3, at(200)), fingers.up(1, at(0, 5))]).toEqual([
    'frame',
    'done',
    'worker',
  ]);
});

test('a finger that slips or is taken away touches nothing, and none touches twice', () => {
  const fingers = createFingers<string>();
  fingers.down(1, 'worker', at(0));
  expect(fingers.up(1, at(60))).toBeNull();
  fingers.down(2, 'frame', at(0));
  fingers.cancel(2);
  expect(fingers.up(2, at(0))).toBeNull();
  fingers.down(3, 'done', at(0));
  expect([fingers.up(3, at(0)), fingers.up(3, at(0))]).toEqual(['done', null]);
});
