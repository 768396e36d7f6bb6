import { expect, test } from 'vitest';
import { openBreath } from './breath.ts';

test('a quick machine thinks as much as any, whatever a single thought took', () => {
  const breath = openBreath();
  for (const millis of [200, 30, 60, 90, 5, 90, 30, 90, 90, 60]) breath.took(millis);
  expect(breath.part()).toBe(1);
});

test('what was hardly a thought does not make up for long ones', () => {
  const breath = openBreath();
  for (const millis of [90, 1, 90, 2, 90]) breath.took(millis);
  expect(breath.part()).toBe(0.5);
});

test('a slow one thinks half as much each time that it was too slow thrice in a row, but never less than an eighth', () => {
  const breath = openBreath();
  const parts = Array.from({ length: 15 }, () => {
    breath.took(61);
    return breath.part();
  });
  expect(parts).toEqual([1, 1, ...[0.5, 0.5, 0.5], ...[0.25, 0.25, 0.25], ...Array(7).fill(0.125)]);
});
