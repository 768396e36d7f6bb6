import { expect, test } from 'vitest';
import { streakOf } from './daily.ts';

test('a streak is the days in a row up to today, or up to yesterday while today is still open', () => {
  expect(streakOf([], '2026-03-02')).toBe(0);
  expect(streakOf(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-02')).toBe(3);
  expect(streakOf(['2026-02-28', '2026-03-02', '2026-03-01'], '2026-03-02')).toBe(3);
  expect(streakOf(['2026-02-28'], '2026-03-02')).toBe(0);
});
