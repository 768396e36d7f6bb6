import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from './patiently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what does not come is asked for again, and each wait is told second by second', async () => {
  const answers = [Promise.reject(new Error('429')), Promise.reject(new Error('429')), Promise.resolve('here')];
  for (const answer of answers) answer.catch(() => undefined);
  const told: number[] = [];
  const coming = patiently(
    () => answers.shift() as Promise<string>,
    (left) => told.push(left),
  );
  await vi.advanceTimersByTimeAsync(3000);
  expect(await coming).toBe('here');
  expect(told).toEqual([1, 0, 2, 1, 0]);
});

test('what never comes is a failure in the end, for then it is not the network', async () => {
  const load = vi.fn(() => Promise.reject(new Error('broken')));
  const coming = expect(patiently(load, () => undefined)).rejects.toThrow('broken');
  await vi.advanceTimersByTimeAsync(60_000);
  await coming;
  expect(load).toHaveBeenCalledTimes(6);
});
