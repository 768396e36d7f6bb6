import { expect, test } from 'vitest';
import { playerAt } from '#engine';
import { situation } from '../../../pages/gallery/situations.ts';
import { flightsOf } from './goods.ts';
import { changesOf } from './own.ts';

const player = { ...playerAt(situation('round for three').game, 0), gold: 5, votes: 2, culture: 0 };

test('what changes between two pictures of the own purse flies: costs out of it, goods into it', () => {
  const events = changesOf(0, player, { ...player, gold: 3, culture: 4 });
  expect(flightsOf({ events }).map(({ kind, count, isPaid }) => [kind, count, isPaid])).toEqual([
    ['gold', 2, true],
    ['culture', 4, false],
  ]);
});

test('a deed that is confirmed changes nothing more, so nothing flies twice', () => {
  expect(flightsOf({ events: changesOf(0, player, player) })).toEqual([]);
});
