import { expect, test } from 'vitest';
import { PROVINCE_IDS } from '#content';
import { CAPITAL, LANDMARKS, PLACES, SHEET } from './places.ts';

const spots = [CAPITAL, ...Object.values(PLACES), ...Object.values(LANDMARKS)];

test('every province has its place on the sheet', () => {
  expect(Object.keys(PLACES).toSorted()).toEqual(PROVINCE_IDS.toSorted());
  for (const [x, y] of spots) {
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(SHEET[0] - 40);
    expect(y).toBeGreaterThan(30);
    expect(y).toBeLessThan(SHEET[1] - 30);
  }
});

test('no two names are written over one another', () => {
  const near = spots.filter(([x, y], nth) =>
    spots.slice(nth + 1).some(([otherX, otherY]) => Math.abs(x - otherX) < 62 && Math.abs(y - otherY) < 22),
  );
  expect(near).toEqual([]);
});
