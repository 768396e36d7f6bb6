import { expect, test } from 'vitest';
import type { Event } from '#engine';
import { flightsOf, loadsOf } from './goods.ts';

const paid: Event = { type: 'paid', seat: 1, goods: { gold: 2 } };
const gained: Event = { type: 'gained', seat: 1, goods: { votes: 1, power: 1, military: 9 } };

test('costs fly out of the purse and goods into it, in the order in which they came', () => {
  const flights = flightsOf({ events: [paid, { type: 'councilCalled' }, gained] });
  expect(flights.map(({ kind, isPaid }) => [kind, isPaid])).toEqual([
    ['gold', true],
    ['military', false],
    ['votes', false],
  ]);
});

test('of many only four fly, the last with all the rest; points stay on their tracks', () => {
  expect(flightsOf({ events: [gained] }).map(({ kind, count }) => [kind, count])).toEqual([
    ['military', 9],
    ['votes', 1],
  ]);
  expect(loadsOf(9)).toEqual([1, 1, 1, 6]);
  expect(loadsOf(2)).toEqual([1, 1]);
});
