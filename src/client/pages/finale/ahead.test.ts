import { expect, test } from 'vitest';
import { stillSession } from '../../table/testing.tsx';
import { situation } from '../gallery/situations.ts';
import { turnsOf } from './ahead.ts';

const feed = stillSession(situation('the end'), null).feed.peek();
/** Nothing changes the chances but the command of that place. */
const swing = (place: number, length: number) =>
  Array.from({ length }, (_, nth) => (nth > place ? [0.8, 0.1, 0.1] : [0.2, 0.4, 0.4]));

test('the turning points of a finale follow the true chances once they have come', () => {
  const turns = turnsOf(feed, swing(40, feed.length + 1));
  expect(turns).toMatchObject([{ seq: feed[40]?.seq, seat: 0, from: 0.2, to: 0.8, turn: 'tookLead' }]);
});

test('chances that were asked for before the last council are enough', () => {
  const turns = turnsOf(feed, swing(40, feed.length - 20));
  expect(turns).toMatchObject([{ seq: feed[40]?.seq, from: 0.2, to: 0.8 }]);
});

test('without them the table is judged at a glance, and a game that was not seen whole not at all', () => {
  expect(turnsOf(feed, undefined).length).toBeGreaterThan(0);
  expect(turnsOf(feed.slice(1), undefined)).toEqual([]);
});
