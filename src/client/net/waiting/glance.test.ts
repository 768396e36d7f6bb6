import { expect, test } from 'vitest';
import { setup } from '#engine';
import { tableOptions } from '#testkit';
import { glanceOf } from './glance.ts';

const { game } = setup(tableOptions({ seats: 3, seed: 3 }));

test('a glance knows the round, where the timers stand, how far the tracks are and who is waited for', () => {
  const mine = glanceOf({ ...game, privilege: [0, 1, 2] }, 0, 5);
  expect(mine).toMatchObject({ seenAt: 5, round: 1, phase: 'placement', waits: true });
  expect(mine.tracks).toHaveLength(4);
  expect(mine.tracks.every((steps) => steps < 0)).toBe(true);
  expect(mine.rows).toEqual({ purple: 'top', green: 'top', black: 'top' });
  expect(glanceOf({ ...game, privilege: [1, 0, 2] }, 0, 5).waits).toBe(false);
});
