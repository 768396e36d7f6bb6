import { expect, test } from 'vitest';
import type { HandedIn } from '#protocol';
import { memoryLedger } from '#testkit';
import type { DailyVerdict } from '../jobs/daily.ts';
import { daysOf, forgetDays, openDaily } from './daily.ts';

const NAMES: Readonly<Record<string, string>> = { ada: 'Ada', bob: 'Bob', cyr: 'Cyr' };
const DATE = '2026-11-17';
const NOON = Date.parse(`${DATE}T12:00:00Z`);
const HOUR = 3_600_000;

/** What is handed in says by itself what the judge shall find. */
const game = (verdict: DailyVerdict): HandedIn => verdict as unknown as HandedIn;
const third = game({ place: 3, points: 9, won: false });
const first = game({ place: 1, points: 20, won: true });

function open(names = NAMES) {
  const clock = { now: NOON };
  const judged: string[] = [];
  const ledger = memoryLedger();
  const daily = openDaily({
    ledger,
    nameOf: (person) => names[person] ?? null,
    judge: async ({ date, ...found }) => {
      judged.push(date);
      return found as unknown as DailyVerdict;
    },
    today: () => clock.now,
  });
  return { daily, ledger, clock, judged };
}

test('the best of a day stand first, and the first game of a person counts', async () => {
  const { daily, ledger, judged } = open();
  expect(await daily.handIn('ada', DATE, third)).toMatchObject({ ok: true, score: { place: 3 } });
  expect(await daily.handIn('bob', DATE, first)).toMatchObject({ ok: true });
  expect(await daily.handIn('ada', DATE, first)).toMatchObject({ ok: true, score: { place: 3 } });
  expect(judged).toHaveLength(2);
  expect((await daily.ranking(DATE)).map(({ name, place }) => [name, place])).toEqual([
    ['Bob', 1],
    ['Ada', 3],
  ]);
  expect(await daysOf(ledger, 'ada')).toMatchObject([{ date: DATE, place: 3 }]);
});

test('a forged game counts nowhere, and another one may still be handed in', async () => {
  const { daily } = open();
  expect(await daily.handIn('ada', DATE, game({ forged: 'otherRegent', nth: 7 }))).toEqual({
    ok: false,
    why: 'otherRegent',
  });
  expect(await daily.ranking(DATE)).toEqual([]);
  expect(await daily.handIn('ada', DATE, first)).toMatchObject({ ok: true });
});

test('while the judge has too much to do, others are asked to come again', async () => {
  const { daily } = open();
  const all = await Promise.all(Array.from({ length: 25 }, (_, nth) => daily.handIn(`person ${nth}`, DATE, first)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(20);
  expect(all.at(-1)).toEqual({ ok: false, why: 'tooMany' });
  expect(await daily.handIn('person 24', DATE, first)).toMatchObject({ ok: true });
});

test('a day can be handed in for 30 days, and not before it begins anywhere', async () => {
  const { daily, clock } = open();
  for (const date of ['2026-11-19', '2026-10-17', '2026-02-31', 'today'])
    expect(await daily.handIn('ada', date, first)).toEqual({ ok: false, why: 'notNow' });
  clock.now = NOON + 29 * 24 * HOUR;
  expect(await daily.handIn('ada', DATE, first)).toMatchObject({ ok: true });
});

test('the best game of a day is shown when the day is over everywhere', async () => {
  const { daily, clock } = open();
  await daily.handIn('ada', DATE, third);
  await daily.handIn('bob', DATE, first);
  clock.now = NOON + 23 * HOUR;
  expect(await daily.best(DATE)).toBeUndefined();
  expect(await daily.bestBefore('2026-11-18')).toBeUndefined();
  clock.now = NOON + 24 * HOUR;
  expect(await daily.best(DATE)).toMatchObject({ name: 'Bob' });
  expect(await daily.bestBefore('2026-11-19')).toEqual({ date: DATE, name: 'Bob' });
});

test('a person who is forgotten stands in no ranking, and has handed in nothing', async () => {
  const names: Record<string, string> = { ...NAMES };
  const { daily, ledger } = open(names);
  await daily.handIn('ada', DATE, third);
  await daily.handIn('bob', DATE, first);
  await forgetDays(ledger, 'bob');
  delete names.bob;
  expect((await daily.ranking(DATE)).map(({ name }) => name)).toEqual(['Ada']);
  expect(await daysOf(ledger, 'bob')).toEqual([]);
});
