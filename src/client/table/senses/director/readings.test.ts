import { expect, test } from 'vitest';
import type { Event } from '#engine';
import { readingsOf } from './readings.ts';

const played: Event = { type: 'cardPlayed', seat: 1, card: 'courtPoet' };
const taken: Event = { type: 'provinceTaken', seat: 1, province: 'windmere', from: 'display' };
const reward: Event = { type: 'rewardTaken', seat: 1, reward: 'favour' };

test('a stratagem of another is turned over where that player sits, an own one lies open on its way to the pile', () => {
  const [theirs] = readingsOf({ events: [played] }, 0);
  expect(theirs).toMatchObject({ readAt: 'to', isTurned: true });
  expect(theirs?.to[0]).toEqual({ of: 'rival', seat: 1 });
  const [own] = readingsOf({ events: [played] }, 1);
  expect(own).toMatchObject({ readAt: 'from', isTurned: false });
  expect([own?.from[0], own?.to[0]]).toEqual([{ of: 'card', card: 'courtPoet' }, { of: 'played' }]);
});

test('a province is taken from where it lay, and turned if that was the deck', () => {
  expect(readingsOf({ events: [taken] }, 0)[0]).toMatchObject({ isTurned: false });
  const [drawn] = readingsOf({ events: [{ ...taken, from: 'deck' }] }, 0);
  expect(drawn?.isTurned).toBe(true);
  expect(drawn?.from[0]).toEqual({ of: 'faceUp', province: 'deck' });
});

test('a reward goes from the offers to the row of the player who takes it', () => {
  const [one] = readingsOf({ events: [reward, { type: 'councilCalled' }] }, 0);
  expect(one?.from).toEqual([{ of: 'offer', reward: 'favour' }]);
  expect(one?.to[0]).toEqual({ of: 'chooser', seat: 1 });
});
