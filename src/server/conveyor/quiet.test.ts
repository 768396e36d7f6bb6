import { expect, test } from 'vitest';
import { partsOf } from './quiet.ts';

test('a log is cut into parts that fit into a message, in order and without a gap', () => {
  const entries = [
    ...Array.from({ length: 450 }, (_, nth) => `${nth}`),
    'x'.repeat(150_000),
    'ž'.repeat(60_000),
    'end',
  ];
  const parts = partsOf(entries);
  expect(parts.flat()).toEqual(entries);
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 51, 2]);
  expect(partsOf([])).toEqual([]);
});
