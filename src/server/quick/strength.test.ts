import { expect, test } from 'vitest';
import { pair } from './pair.ts';
import { strengthOf } from './strength.ts';

const RATINGS: Readonly<Record<string, number>> = { 'ada usual': 1870, 'bea usual': 1810, 'cyr usual': 940 };
const standings = { strength: async (person: string, pace: string) => RATINGS[`${person} ${pace}`] ?? null };
const wish = { pace: 'usual', newcomer: false } as const;

test('a person is as strong as rated at the pace they want, and without a rating as they say', async () => {
  expect(await strengthOf(standings, 'ada', wish)).toBe(1870);
  expect(await strengthOf(standings, 'ada', { ...wish, newcomer: true })).toBe(1870);
  expect(await strengthOf(standings, 'ada', { ...wish, pace: 'blitz' })).toBe(1500);
  expect(await strengthOf(standings, null, wish)).toBe(1500);
  expect(await strengthOf(standings, null, { ...wish, newcomer: true })).toBe(1200);
});

test('people sit down also while no rating can be read', async () => {
  const broken = { strength: () => Promise.reject(new Error('the thread ended')) };
  expect(await strengthOf(broken, 'ada', wish)).toBe(1500);
});

test('of those who wait the two of like rating are led to one table', async () => {
  const people = await Promise.all(
    ['ada', 'cyr', 'bea'].map(async (id) => ({
      id,
      kind: 'usual',
      strength: await strengthOf(standings, id, wish),
      since: id === 'ada' ? 0 : 50_000,
      wait: 60_000,
      least: 2,
      house: '',
      peopleOnly: true,
    })),
  );
  const [company] = pair(people, 50_000);
  expect(company?.people.map(({ id }) => id)).toEqual(['ada', 'bea']);
});
