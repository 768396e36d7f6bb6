import { expect, test } from 'vitest';
import { keyFrom, newSeed } from './key.ts';
import { seedFrom, wordsOf } from './words.ts';

test('twelve words bring the same key back, however they are typed', async () => {
  const seed = newSeed();
  const words = wordsOf(seed);
  expect(words).toHaveLength(12);
  const typed = words.map((word, nth) => `${nth + 1}. ${word.toUpperCase()}`).join('\n');
  expect(seedFrom(typed)).toEqual(seed);
  const [one, other] = [await keyFrom(seed), await keyFrom(seedFrom(typed) ?? newSeed())];
  expect(one.key).toMatch(/^[\w-]{43}$/);
  expect(other.key).toBe(one.key);
  expect(await other.sign('text')).toBe(await one.sign('text'));
});

test('words that were written down wrongly are noticed', () => {
  const words = wordsOf(new Uint8Array(16));
  expect(seedFrom(words.slice(1).join(' '))).toBeNull();
  expect(seedFrom([...words.slice(0, 11), 'zoo'].join(' '))).toBeNull();
  expect(seedFrom('')).toBeNull();
});
