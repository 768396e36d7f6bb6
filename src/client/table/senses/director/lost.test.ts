import { expect, test } from 'vitest';
import { boardOf, evolve, type Game, setup } from '#engine';
import { tableOptions } from '#testkit';
import type { FeedItem } from '../../../net/store/session.ts';
import { lostTo } from './lost.ts';

const START: Game = { ...setup(tableOptions({ seats: 3 })).game, phase: 'round', privilege: [0, 1, 2] };
const frame = boardOf(START).frames.findIndex(({ area, row }) => area === 'green' && row === 'bottom');
const command = { type: 'move', worker: 1, to: frame } as const;

function placed(seat: number): FeedItem {
  const events = [{ type: 'workerMoved', seat, worker: 1, to: frame }] as const;
  const after = events.reduce(evolve, START);
  return { seq: 1, seat, at: 0, command, events, before: START, after, quiet: false };
}
const everywhere = () => true;

test('a frame that a hand was on and another took is lost', () => {
  expect(lostTo(placed(1), 0, everywhere)).toEqual({ of: 'frame', index: frame });
});

test('what nobody here had a hand on, and what one took oneself, is not', () => {
  expect(lostTo(placed(1), 0, () => false)).toBeNull();
  expect(lostTo(placed(0), 0, everywhere)).toBeNull();
});

test('with the grande worker in hand the frame is still open', () => {
  expect(lostTo(placed(1), 0, (_, wish) => wish.type === 'move' && wish.worker === 0)).toBeNull();
});

test('a frame in which one stands already is not lost to a grande worker that comes beside', () => {
  const item = placed(1);
  const moved = { type: 'workerMoved', seat: 0, worker: 1, to: frame } as const;
  expect(lostTo({ ...item, before: evolve(item.before, moved) }, 0, everywhere)).toBeNull();
});

test('a place that is still open is not lost', () => {
  const item = placed(1);
  expect(lostTo({ ...item, after: item.before }, 0, everywhere)).toBeNull();
});
