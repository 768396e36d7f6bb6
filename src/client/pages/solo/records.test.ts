import { expect, test } from 'vitest';
import type { SoloResult } from '../../net/shelf/saved.ts';
import { dailyResult, isNewRecord, owedDays, recordOf } from './records.ts';

const result = (id: string, more: Partial<SoloResult> = {}): SoloResult => ({
  id,
  kind: 'regency',
  date: null,
  step: 'adept',
  character: 'tyrant',
  endedAt: Number(id),
  place: 2,
  of: 3,
  points: 10,
  won: false,
  outcome: 'complete',
  ...more,
});

test('a record takes the best of all games with that character in the Regency', () => {
  const results = [
    result('1', { points: 14 }),
    result('2', { place: 1, won: true, points: 12, step: 'chancellor' }),
    result('3', { place: 1, won: true, points: 9, step: 'adept' }),
    result('4', { character: 'briber', points: 20 }),
    result('5', { kind: 'free', points: 22 }),
  ];
  expect(recordOf(results, 'tyrant')).toEqual({ games: 3, wins: 2, bestPlace: 1, bestPoints: 14, won: 'chancellor' });
  expect(recordOf(results, 'pacifist')).toBeNull();
});

test('more points, a better place or a harder step won is a new record; a first game only when won', () => {
  const first = result('1');
  expect(isNewRecord([first], first)).toBe(false);
  expect(isNewRecord([], result('1', { won: true }))).toBe(true);
  expect(isNewRecord([first], result('2', { points: 11 }))).toBe(true);
  expect(isNewRecord([first], result('2', { place: 1 }))).toBe(true);
  expect(isNewRecord([first], result('2'))).toBe(false);
  const won = result('2', { won: true, place: 1, points: 20 });
  expect(isNewRecord([first, won], result('3', { won: true, place: 1, step: 'master' }))).toBe(true);
  expect(isNewRecord([first, won], result('3', { kind: 'daily', points: 29 }))).toBe(false);
});

test('only the first game of a daily challenge counts', () => {
  const one = result('1', { kind: 'daily', date: '2026-07-30' });
  const two = result('2', { kind: 'daily', date: '2026-07-30', place: 1 });
  expect(dailyResult([one, two], '2026-07-30')).toBe(one);
  expect(dailyResult([one, two], '2026-07-31')).toBeUndefined();
});

test('the first game of each of the last 30 days is handed in, once', () => {
  const day = (id: string, date: string) => result(id, { kind: 'daily', date });
  const results = [day('1', '2026-07-01'), day('2', '2026-07-02'), day('3', '2026-07-29'), day('4', '2026-07-30')];
  const owed = owedDays([...results, day('5', '2026-07-30'), result('6')], ['2026-07-29'], '2026-07-31');
  expect(owed.map(({ id }) => id)).toEqual(['4', '2']);
});
