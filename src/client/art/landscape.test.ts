import { expect, test } from 'vitest';
import { PROVINCE_IDS } from '#content';
import { LANDS } from './landscape/landmarks.ts';
import { LANDSCAPE_KINDS, scene } from './landscape.tsx';

test('every province is known for a landmark', () => {
  expect(LANDS).toEqual(PROVINCE_IDS);
});

test('each of 56 provinces has a land of its own', () => {
  const drawn = LANDS.map((land) => JSON.stringify(scene(land, 'standard', false)));
  expect(new Set(drawn).size).toBe(56);
});

test('the same name always gives the same land', () => {
  for (const kind of LANDSCAPE_KINDS) expect(scene('valley', kind, true)).toEqual(scene('valley', kind, true));
});
