import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSeal, keepSeal, sealToldAt, wasTold } from './seals.ts';

const ONE = '1'.repeat(64);
const OTHER = '2'.repeat(64);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the seal that a table told first is the one that counts', () => {
  expect(sealToldAt('ABCDEFGH')).toBeNull();
  keepSeal('ABCDEFGH', ONE);
  keepSeal('ABCDEFGH', OTHER);
  expect([sealToldAt('ABCDEFGH'), wasTold(ONE), wasTold(OTHER)]).toEqual([ONE, true, false]);
  expect(sealToldAt('HGFEDCBA')).toBeNull();
});

test('a game that is forgotten leaves no seal behind', () => {
  keepSeal('ABCDEFGH', ONE);
  keepSeal('HGFEDCBA', OTHER);
  forgetSeal('ABCDEFGH');
  expect([sealToldAt('ABCDEFGH'), sealToldAt('HGFEDCBA')]).toEqual([null, OTHER]);
});

test('the last 500 are kept, and whatever else lies there is no seal', () => {
  localStorage.setItem('pendulum.seals', JSON.stringify([['ABCDEFGH', 7], 'x', ['ABCDEFGH', ONE]]));
  expect(sealToldAt('ABCDEFGH')).toBe(ONE);
  for (let nth = 0; nth < 500; nth += 1) keepSeal(`TABLE${nth}`, OTHER);
  expect([sealToldAt('ABCDEFGH'), sealToldAt('TABLE0')]).toEqual([null, OTHER]);
});
