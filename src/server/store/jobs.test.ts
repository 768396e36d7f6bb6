import { expect, test } from 'vitest';
import { type Job, pack, unpack } from './jobs.ts';

test('jobs arrive as they left, in their order', () => {
  const jobs: readonly Job[] = [
    { do: 'append', code: 'ONE', known: 0, entries: ['first', '', 'žluťoučký 👑'] },
    { do: 'read', code: 'TWO' },
    { do: 'append', code: 'LONGER', known: 7, entries: [] },
    { do: 'load', code: 'ONE' },
    { do: 'append', code: 'ONE', known: 3, entries: ['last'] },
  ];
  expect(unpack(structuredClone(pack(jobs)))).toEqual(jobs);
  expect(unpack(pack([]))).toEqual([]);
});
