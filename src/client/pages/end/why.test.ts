import { beforeAll, expect, test } from 'vitest';
import type { Standing } from '#engine';
import { openScreen } from '../../table/testing.tsx';
import { reasonFor } from './why.ts';

beforeAll(() => openScreen());

const standing = (seat: number, ...tracks: number[]): Standing => ({
  seat,
  place: seat + 1,
  complete: false,
  legendary: true,
  points: 1,
  glory: 0,
  tracks,
  decidedBy: 'lowest',
});

const NAMES = ['Ada', 'Bo', 'Cy'];

test('END-3 what decided is named: the lowest track, or the next one where the lowest are equal', () => {
  const standings = [standing(0, -5, -1, 0, 0), standing(1, -5, -2, 0, 0), standing(2, -6, 0, 0, 0)];
  const ranking = { outcome: 'closest', winner: 0, standings } as const;
  const [first, second] = standings.map((one) => reasonFor((seat) => NAMES[seat] ?? '', ranking, one));
  expect(first).toBe('Lowest tracks are equal; the next one is closer to the parchment than Bo’s.');
  expect(second).toBe('Lowest track is closer to the parchment than Cy’s.');
});
