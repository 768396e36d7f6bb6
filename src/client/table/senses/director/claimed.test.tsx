import { beforeAll, expect, test } from 'vitest';
import { evolve, type Game, type Take } from '#engine';
import type { FeedItem } from '../../../net/store/session.ts';
import { situation } from '../../../pages/gallery/situations.ts';
import { draw, openScreen } from '../../testing.tsx';
import { ClaimNotice } from './claimed.tsx';
import { claimsIn } from './claims.ts';

beforeAll(() => openScreen());

const before: Game = { ...situation('round for three').game, achievement: 'fullGranaries' };

const claim = (take: readonly Take[], quiet = false): FeedItem => {
  const events = [{ type: 'achievementClaimed', seat: 1, take }] as const;
  const command = { type: 'claim', take, with: [] } as const;
  return { seq: 7, seat: 1, at: 0, command, events, before, after: events.reduce(evolve, before), quiet };
};

const noticed = (item: FeedItem) =>
  draw('round for three', <ClaimNotice claims={claimsIn([item], [0])} />).text.replace(/\s+/g, ' ');

test('ACH-3 when another claims the achievement, all read who, which, and that the legendary point is gone', () => {
  expect(noticed(claim(['legendary']))).toBe('Bela claims “Full Granaries”: the legendary point is taken');
  expect(noticed(claim(['reward', 'legendary']))).toContain('the legendary point is taken');
  expect(noticed(claim(['reward']))).toBe('Bela claims “Full Granaries” and takes the reward');
});

test('an own claim needs no notice, nor one that is only caught up with', () => {
  expect(claimsIn([claim(['legendary'])], [1])).toEqual([]);
  expect(noticed(claim(['legendary'], true))).toBe('');
});
