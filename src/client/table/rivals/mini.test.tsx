import { beforeAll, expect, test } from 'vitest';
import { playerAt } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen } from '../testing.tsx';
import { MiniTracks } from './mini.tsx';

beforeAll(() => openScreen());

const player = playerAt(situation('a full hand').game, 0);

test('the tracks of a rival say how far it is to the parchment', () => {
  expect(draw('a full hand', <MiniTracks player={player} />).text).toContain('6 to go');
});
