import { expect, test } from 'vitest';
import { LANDSCAPE_KINDS, scene } from './landscape.tsx';

const names = Array.from({ length: 56 }, (_, nth) => `province-${nth}`);

test('each of 56 provinces has a land of its own', () => {
  const drawn = names.map((name) => JSON.stringify(scene(name, 'standard', false)));
  expect(new Set(drawn).size).toBe(56);
});

test('the same name always gives the same land', () => {
  for (const kind of LANDSCAPE_KINDS) expect(scene('valley', kind, true)).toEqual(scene('valley', kind, true));
});
