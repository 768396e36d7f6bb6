import { expect, test } from 'vitest';
import { isStale } from './licences.ts';
import { shipped } from './ships.ts';

test('licences.json lists what ships: npm run licences writes it anew after packages have changed', () => {
  expect(isStale()).toBe(false);
});

test('whatever ships has a licence that lets everybody use it and pass it on', () => {
  const free = /^(?:MIT|ISC|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|Unlicense|0BSD|CC0-1\.0)$/;
  expect(shipped().filter(({ licence }) => !free.test(licence))).toEqual([]);
});
