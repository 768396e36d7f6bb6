import { expect, test } from 'vitest';
import type { Event } from '#engine';
import type { FeedItem } from '../../../net/store/session.ts';
import { direct } from './direct.ts';

const moved = (seat: number, seq: number): FeedItem => {
  const events: readonly Event[] = [{ type: 'workerMoved', seat, worker: 0, to: seq }];
  return {
    seq,
    seat,
    at: 0,
    command: { type: 'move', worker: 0, to: seq },
    events,
    quiet: false,
  } as unknown as FeedItem;
};

test('pieces of others wait for their turn, and one’s own does not', () => {
  const { delays } = direct(0, [moved(1, 1), moved(2, 2), moved(0, 3)], 0, 1000);
  expect(delays.get('worker-1-0')).toBe(0);
  expect(delays.get('worker-2-0')).toBeGreaterThanOrEqual(100);
  expect(delays.get('worker-0-0')).toBe(0);
});

test('for a person who only watches, all are others', () => {
  const { shown } = direct(0, [moved(0, 1), moved(1, 2)], null, 1000);
  expect(shown.map(({ delay }) => delay > 0)).toEqual([false, true]);
});

test('what nobody can see takes no time on the stage', () => {
  const silent = {
    ...moved(1, 1),
    events: [] as const,
    command: { type: 'ready', ready: true },
  } as unknown as FeedItem;
  expect(direct(0, [silent], 0, 1000)).toMatchObject({ free: 0, shown: [] });
});
