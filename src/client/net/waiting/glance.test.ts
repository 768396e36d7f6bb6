import { expect, test } from 'vitest';
import { setup } from '#engine';
import { tableOptions } from '#testkit';
import { glanceOf } from './glance.ts';
import { glanceAfter } from './now.ts';

const { game } = setup(tableOptions({ seats: 3, seed: 3 }));

test('a glance knows the round, where the timers stand, how far the tracks are and who is waited for', () => {
  const mine = glanceOf({ ...game, privilege: [0, 1, 2] }, 0, 5);
  expect(mine).toMatchObject({ seenAt: 5, round: 1, phase: 'placement', waits: true });
  expect(mine.tracks).toHaveLength(4);
  expect(mine.tracks.every((steps) => steps < 0)).toBe(true);
  expect(mine.rows).toEqual({ purple: 'top', green: 'top', black: 'top' });
  expect(glanceOf({ ...game, privilege: [1, 0, 2] }, 0, 5).waits).toBe(false);
});

test('what others did meanwhile is seen, and for whom the game waits', () => {
  const seen = glanceOf({ ...game, privilege: [1, 0, 2] }, 0, 5);
  expect(seen).toMatchObject({ waitedFor: [1], paused: false });
  const events = [{ type: 'paused', seat: 1 }] as const;
  const entry = { type: 'happened', seq: 1, seat: 1, nth: 1, at: 9, command: { type: 'pause' }, events } as const;
  expect(glanceAfter({ game, entries: [entry] }, seen)).toMatchObject({ seenAt: 5, seat: 0, paused: true });
});
