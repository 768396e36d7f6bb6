import { expect, test } from 'vitest';
import { findRing } from './rings.ts';

test('a ring is named file by file', () => {
  const edges = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', []],
  ]);
  expect(findRing(edges)).toEqual(['b', 'c', 'b']);
});

test('two ways to the same file are not a ring', () => {
  const edges = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
  ]);
  expect(findRing(edges)).toBeUndefined();
});
