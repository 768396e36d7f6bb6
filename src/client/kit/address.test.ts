import { expect, test } from 'vitest';
import { address, addressText, selectorOf } from './address.ts';

test('an address is written the same in whatever order its values are given', () => {
  expect(addressText({ of: 'move', to: 13, worker: 1 })).toBe('move-13-1');
  expect(addressText({ of: 'move', worker: 1, to: 13 })).toBe('move-13-1');
  expect(address({ of: 'worker', index: 2, seat: 0 })).toEqual({ 'data-at': 'worker-0-2', 'data-thing': 'worker' });
  expect(address({ of: 'claim' })).toEqual({ 'data-at': 'claim', 'data-thing': 'claim' });
});

test('the beginning of an address finds all that begin so, and none that only looks like it', () => {
  expect(selectorOf({ of: 'act', action: 1 })).toBe('[data-at|="act-1"]');
  expect(selectorOf({ of: 'council' }, { of: 'question' })).toBe('[data-at|="council"] [data-at|="question"]');
});
