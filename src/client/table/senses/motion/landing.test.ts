import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitLandings } from './landing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('goods are in flight until they arrive, each at its time', () => {
  const inFlight = signal<Readonly<Record<string, number>>>({});
  const gold = { seat: 1, kind: 'gold' } as const;
  awaitLandings({ inFlight }, [
    { ...gold, count: 1, after: 500 },
    { ...gold, count: 4, after: 570 },
  ]);
  expect(inFlight.value).toEqual({ '1-gold': 5 });
  vi.advanceTimersByTime(500);
  expect(inFlight.value).toEqual({ '1-gold': 4 });
  vi.advanceTimersByTime(70);
  expect(inFlight.value).toEqual({ '1-gold': 0 });
});
