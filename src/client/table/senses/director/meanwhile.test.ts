import { expect, test } from 'vitest';
import type { Event } from '#engine';
import type { FeedItem } from '../../../net/store/session.ts';
import { gistOf, missedIn } from './meanwhile.ts';

const did = (seq: number, seat: number, ...types: readonly Event['type'][]): FeedItem =>
  ({ seq, seat, events: types.map((type) => ({ type })) }) as unknown as FeedItem;
const FEED = [
  did(1, 1, 'workerMoved'),
  did(2, 2, 'timerFlipped'),
  did(3, 1, 'workerMoved', 'gained'),
  did(4, 0, 'workerActed'),
];
const absence = (why: 'away' | 'stuck') => ({ why, since: 1000, seq: 1 });

test('deeds of the others are counted by player and kind', () => {
  expect(gistOf(FEED, 0)).toEqual([
    { seat: 1, deeds: [{ deed: 'workerMoved', count: 2 }] },
    { seat: 2, deeds: [{ deed: 'timerFlipped', count: 1 }] },
  ]);
});

test('who comes back is told what happened since', () => {
  expect(missedIn(absence('away'), FEED, 0, 9000).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(missedIn({ ...absence('away'), seq: 4 }, FEED, 0, 9000)).toEqual([]);
});

test('a short absence is none, and being stuck is one only later', () => {
  expect(missedIn(absence('away'), FEED, 0, 2000)).toEqual([]);
  expect(missedIn(absence('stuck'), FEED, 0, 9000)).toEqual([]);
  expect(missedIn(absence('stuck'), FEED, 0, 12_000)).not.toEqual([]);
});
