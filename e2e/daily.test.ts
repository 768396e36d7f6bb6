import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setup } from '#engine';
import { agreedOn, dayOf, gameAfter } from '#protocol';
import { playedDay } from '#testkit/day';
import { dailyPlan } from '../src/client/net/shelf/plan.ts';
import { resultOf, type SavedLog, type SoloResult } from '../src/client/net/shelf/saved.ts';
import { faultsOf } from './axe.ts';
import { openHouse } from './house.ts';
import { cutOff } from './overflow.ts';
import { onDate } from './server.ts';

const [SUNDAY, MONDAY, TUESDAY] = ['2026-11-15', '2026-11-16', '2026-11-17'];
const EVENING = `${TUESDAY}T18:00:00Z`;
const PHONE = { width: 390, height: 844 };
const house = openHouse({ locale: 'en-GB', timezoneId: 'UTC' }, onDate(EVENING));

interface PlayedDay {
  readonly log: SavedLog;
  readonly result: SoloResult;
}

/** A day as a browser keeps it that played it without a line. */
async function dayPlayed(date: string): Promise<PlayedDay> {
  const day = dayOf(date);
  const opening = setup({ ...agreedOn(day), seed: day.seed });
  const entries = await playedDay(day, 5);
  const at = Date.parse(`${date}T12:00:00Z`);
  const plan = dailyPlan(date, { name: 'Ada', bots: [] });
  const saved = { id: `day-${date}`, plan, startedAt: at, savedAt: at, round: 4, over: true };
  const result = resultOf(saved, gameAfter(opening.game, entries), at);
  return { log: { saved, opening: { id: saved.id, ...opening, sealed: null }, entries }, result };
}

/** A day that nobody played: the log of another day, and a result that was made up. */
function forgedFrom({ log, result }: PlayedDay, date: string): PlayedDay {
  const id = `day-${date}`;
  const saved = { ...log.saved, id, plan: dailyPlan(date, { name: 'Ada', bots: [] }) };
  const made = { id, date, place: 1, points: 99, won: true };
  return { log: { ...log, saved, opening: { ...log.opening, id } }, result: { ...result, ...made } };
}

async function remember(page: Page, { log, result }: PlayedDay): Promise<void> {
  await page.evaluate(
    ({ log: { saved, opening, entries }, result }) =>
      new Promise<void>((kept) => {
        indexedDB.open('pendulum').onsuccess = ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest;
          const transaction = database.transaction(['games', 'openings', 'entries', 'results'], 'readwrite');
          transaction.objectStore('games').put(saved);
          transaction.objectStore('openings').put(opening);
          for (const [nth, entry] of entries.entries()) transaction.objectStore('entries').put(entry, [saved.id, nth]);
          transaction.objectStore('results').put(result);
          transaction.oncomplete = () => kept();
        };
      }),
    { log, result },
  );
}

test('days are handed in by a proven name, offline ones too: ranked, a streak, the best is watched; a forged one is refused once, with the reason', async () => {
  const page = await house.visit();
  const handedIn: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && handedIn.push(request.url().slice(-10))));
  await page.clock.setFixedTime(new Date(EVENING));
  await page.goto(`${house.address}/solo`);
  const ranking = page.getByRole('region', { name: 'Ranking' });
  await ranking.getByText('No one has handed in a game yet.').waitFor();
  const [monday, tuesday] = [await dayPlayed(MONDAY), await dayPlayed(TUESDAY)];
  for (const day of [forgedFrom(monday, SUNDAY), monday, tuesday]) await remember(page, day);
  await ranking.getByRole('link', { name: 'Take a name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.keyboard.press('Enter');
  await page.getByText('You are Ada Lovelace.').waitFor();

  // At the same moment the same proof would be signed, and none is taken twice.
  await page.clock.setFixedTime(Date.parse(EVENING) + 1000);
  await page.goto(`${house.address}/solo`);
  await ranking.getByText('Your game is in the ranking.').waitFor();
  await ranking.getByText('You are number 1 of 1.').waitFor();
  await ranking.getByText('2 days in a row').waitFor();
  await ranking.getByText('Your game of 15 November 2026 does not count.').waitFor();
  expect(await (await page.request.get(`${house.address}/api/daily/${SUNDAY}`)).json()).toMatchObject({ people: 0 });
  await ranking
    .getByRole('listitem')
    .filter({ hasText: 'Ada Lovelace' })
    .getByText(`${tuesday.result.points} point`)
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.clock.setFixedTime(Date.parse(EVENING) + 2000);
  await page.reload();
  await ranking.getByText('Your game of 15 November 2026 does not count.').waitFor();
  expect(handedIn.filter((date) => date === SUNDAY)).toHaveLength(1);
  await page.setViewportSize(PHONE);
  await expect.poll(() => cutOff(page)).toEqual([]);

  await ranking.getByRole('link', { name: 'Watch the best game of 16 November 2026, by Ada Lovelace' }).click();
  await page.getByRole('slider').first().waitFor();
});
