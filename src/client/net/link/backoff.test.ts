import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

test('each try waits longer, up to eight seconds, and never all at the same moment', () => {
  expect(backoff(0, 1)).toBe(300);
  expect(backoff(0, 0)).toBe(150);
  expect(backoff(3, 1)).toBe(2400);
  expect(backoff(30, 1)).toBe(8000);
});
