import { expect, test } from 'vitest';
import type { Entry } from '#protocol';
import { addTo, entriesOf, newTail, TAIL } from './tail.ts';

const entry = (seq: number): Entry => ({ type: 'rewound', seq, to: 0, by: 0, happened: [], lost: [] });

test.each([0, 1, TAIL - 1, TAIL, TAIL + 1, 3 * TAIL + 7])('of %i entries the latest stay, oldest first', (count) => {
  const tail = newTail();
  for (let seq = 1; seq <= count; seq += 1) addTo(tail, entry(seq));
  const first = Math.max(1, count - TAIL + 1);
  const wanted = Array.from({ length: Math.min(count, TAIL) }, (_, nth) => first + nth);
  expect(entriesOf(tail).map(({ seq }) => seq)).toEqual(wanted);
});
