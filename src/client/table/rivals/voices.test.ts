import { expect, test } from 'vitest';
import { type Event, type Game, setup } from '#engine';
import { tableOptions } from '#testkit';
import type { FeedItem } from '../../net/store/session.ts';
import { heardIn } from './voices.ts';

const { game } = setup(tableOptions({ seats: 3 }));
const item = (events: readonly Event[], after: Game = game): FeedItem => ({
  seq: 1,
  seat: 0,
  at: 0,
  command: { type: 'due' },
  events,
  before: { ...game, privilege: [0, 1, 2] },
  after,
  quiet: false,
});

test('everybody has a line when the first round begins, and none at the next', () => {
  const began = (round: number): Event => ({ type: 'roundBegan', round, timing: 'timed' });
  expect(heardIn(item([began(1)])).map(({ says }) => says)).toEqual(['start', 'start', 'start']);
  expect(heardIn(item([began(2)]))).toEqual([]);
});

test('who conquers speaks, and the others wonder', () => {
  const taken: Event = { type: 'provinceTaken', seat: 1, province: 'saltmarsh', from: 'display' };
  expect(heardIn(item([taken]))).toEqual([
    { seat: 1, says: 'conquest' },
    { seat: 0, says: 'wonders' },
    { seat: 2, says: 'wonders' },
  ]);
});

test('who loses most privilege speaks, others who lose some grumble', () => {
  const began: Event = { type: 'councilBegan', votes: [0, 0, 0], privilege: [2, 0, 1] };
  expect(heardIn(item([began], { ...game, privilege: [2, 0, 1] }))).toEqual([
    { seat: 0, says: 'privilege' },
    { seat: 1, says: 'grumbles' },
  ]);
});
