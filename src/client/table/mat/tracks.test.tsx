import { beforeAll, expect, test } from 'vitest';
import { playerAt } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen } from '../testing.tsx';
import { VictoryTracks } from './tracks.tsx';

beforeAll(() => openScreen());

const player = playerAt(situation('a full hand').game, 0);

test('each track says its name and how far it is to the parchment', () => {
  const { text, at } = draw('a full hand', <VictoryTracks player={player} />);
  expect(text).toContain('Power 6 to go');
  expect(at).toEqual(['tracks', 'track-pacifist-power', 'track-pacifist-prestige', 'track-pacifist-popularity']);
});
