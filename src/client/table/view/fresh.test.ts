import { expect, test } from 'vitest';
import { news, possible } from './fresh.ts';

test('what can be done is found by where it shows itself, each place once', () => {
  expect(
    possible([
      { type: 'pickUp' },
      { type: 'act', worker: 0, action: 4, with: [] },
      { type: 'act', worker: 1, action: 4, with: [] },
      { type: 'flip', area: 'black' },
      { type: 'refresh' },
    ]),
  ).toEqual(['box-4', 'timer-black', 'pickUp']);
});

test('only what was not possible before is news, and never more than three things', () => {
  const before = new Set(['box-1']);
  expect(news(before, ['box-1', 'box-2'])).toEqual(new Set(['box-2']));
  expect(news(before, ['box-2', 'box-3', 'timer-green', 'claim', 'pickUp']).size).toBe(3);
  expect(news(before, ['box-1']).size).toBe(0);
});
