import { expect, test } from 'vitest';
import { type Counts, highestOf, noteRefused, noteSettled, refusedBefore, settledBy } from './counts.ts';

const NOW = 1000;

function asked(...numbers: readonly number[]): Counts {
  const counts: Counts = new Map();
  for (const nth of numbers) noteSettled(counts, 0, nth, nth * 2);
  return counts;
}

test('an ask is settled by the entry that settled it, and one that never came is new', () => {
  const counts = asked(1, 2, 5, 3);
  expect([1, 2, 3, 4, 5, 6].map((nth) => settledBy(counts, 0, nth, NOW))).toEqual([2, 4, 6, undefined, 10, undefined]);
  expect(highestOf(counts, 0)).toBe(5);
});

test('what is 128 asks ago counts as settled by now, and its place tells of no other ask', () => {
  const counts = asked(...Array.from({ length: 200 }, (_, nth) => nth + 1), 250);
  const settled = [72, 122, 123, 200, 201, 249, 250, 251].map((nth) => settledBy(counts, 0, nth, NOW));
  expect(settled).toEqual([NOW, NOW, 246, 400, undefined, undefined, 500, undefined]);
});

test('an ask of long ago that is settled anew takes no place from a newer one', () => {
  const counts = asked(200, 72);
  expect([settledBy(counts, 0, 200, NOW), settledBy(counts, 0, 72, NOW)]).toEqual([400, NOW]);
});

test('a number may leap as far as it likes', () => {
  const counts = asked(7, Number.MAX_SAFE_INTEGER);
  expect(settledBy(counts, 0, Number.MAX_SAFE_INTEGER, NOW)).toBe(Number.MAX_SAFE_INTEGER * 2);
  expect(settledBy(counts, 0, Number.MAX_SAFE_INTEGER - 1, NOW)).toBeUndefined();
});

test('a refusal holds until the ask is settled after all', () => {
  const counts = asked(1);
  noteRefused(counts, 0, 2, { type: 'refresh' }, 'PAU-1');
  expect(refusedBefore(counts, 0, 2, { type: 'refresh' })).toBe('PAU-1');
  expect(settledBy(counts, 0, 2, NOW)).toBeUndefined();
  noteSettled(counts, 0, 2, 9);
  expect(refusedBefore(counts, 0, 2, { type: 'refresh' })).toBeUndefined();
  expect(settledBy(counts, 0, 2, NOW)).toBe(9);
});
