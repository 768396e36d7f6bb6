import { expect, test } from 'vitest';
import { NOBODY, type Seat } from '#engine';
import { mayPause, notePause, type Pauses } from './pauses.ts';

/** A table that allows so many pauses, with those of seat 0 at these game times; a count of three may be running. */
function pausing(limit: number, times: readonly number[], counting = false) {
  const pauses: Pauses = new Map();
  times.forEach((at, nth) => {
    notePause(pauses, { type: 'happened', seq: nth + 1, seat: 0, nth, at, command: { type: 'pause' }, events: [] });
  });
  const table = { record: { terms: { pauses: limit } }, room: { resuming: () => (counting ? 3000 : null) }, pauses };
  return (seat: Seat, at: number): boolean => mayPause(table as never, seat, at);
}

test.each([
  [3, [0, 100_000], 200_000, true],
  [3, [0, 100_000, 200_000], 900_000, false],
  [3, [0], 59_999, false],
  [3, [0], 60_000, true],
  [0, [0, 1, 2, 3], 4, true],
])('DIG-8 with a limit of %i and pauses at %j one may pause at %i: %s', (limit, times, at, may) => {
  expect(pausing(limit, times)(0, at)).toBe(may);
});

test('DIG-8 each seat has pauses of its own, and where they are limited nobody stops the count of three', () => {
  expect(pausing(1, [0])(1, 10)).toBe(true);
  expect(pausing(3, [], true)(1, 10)).toBe(false);
  expect(pausing(0, [], true)(1, 10)).toBe(true);
});

test('DIG-8 a pause that happens again in a rewind, and one of the table itself, count for nobody anew', () => {
  const pauses: Pauses = new Map();
  const pause = { type: 'happened', seq: 1, seat: 0, nth: 4, at: 0, command: { type: 'pause' }, events: [] } as const;
  for (const one of [pause, { ...pause, seq: 9 }, { ...pause, seat: NOBODY }]) notePause(pauses, one);
  expect(pauses).toEqual(new Map([[0, new Map([[4, 0]])]]));
});
