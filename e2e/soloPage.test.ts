import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { loadCatalogue } from '#words';
import { characterOf, dailyPlan } from '../src/client/net/shelf/plan.ts';
import type { SoloResult } from '../src/client/net/shelf/saved.ts';
import { at } from './at.ts';
import { faultsOf } from './axe.ts';
import { openHouse } from './house.ts';

const PHONE = { width: 390, height: 844 };
const DATE = '2026-07-30';

const house = openHouse();
let context: BrowserContext | undefined;
afterEach(() => context?.close());

async function visitSolo(): Promise<Page> {
  const page = await house.visit();
  context = page.context();
  await page.clock.setFixedTime(new Date(`${DATE}T18:00:00`));
  await page.goto(`${house.address}/solo`);
  await page.getByRole('heading', { name: 'The Regency' }).waitFor();
  return page;
}

/** As if these games had been played here. */
async function remember(page: Page, results: readonly SoloResult[]): Promise<void> {
  await page.evaluate(
    (played) =>
      new Promise<void>((kept) => {
        indexedDB.open('pendulum').onsuccess = ({ target }) => {
          const transaction = (target as IDBOpenDBRequest).result.transaction('results', 'readwrite');
          for (const result of played) transaction.objectStore('results').put(result);
          transaction.oncomplete = () => kept();
        };
      }),
    results,
  );
  await page.reload();
}

const result = (more: Partial<SoloResult>): SoloResult => ({
  id: 'one',
  kind: 'regency',
  date: null,
  step: 'chancellor',
  character: 'tyrant',
  endedAt: 1,
  place: 1,
  of: 3,
  points: 21,
  won: true,
  outcome: 'complete',
  ...more,
});
const TODAY = result({ id: 'two', kind: 'daily', date: DATE, step: 'adept', character: 'pacifist', points: 17 });

test('axe finds no fault in the solo page, in both rooms, at the desk and on a phone', async () => {
  const page = await visitSolo();
  expect(await faultsOf(page)).toEqual([]);
  await remember(page, [result({}), TODAY]);
  await page.getByText('1 win').waitFor();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((room) => localStorage.setItem('pendulum.theme', JSON.stringify(room)), theme);
    for (const size of [page.viewportSize() ?? PHONE, PHONE]) {
      await page.setViewportSize(size);
      await page.reload();
      await page.getByText('Your result today').waitFor();
      expect(await faultsOf(page)).toEqual([]);
    }
  }
});

test('a date gives the challenge, and the first result of the day can be shared as one line', async () => {
  const page = await visitSolo();
  await context?.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { characters } = await loadCatalogue('en');
  const daily = page.getByRole('region', { name: 'Daily challenge' });
  for (const chair of dailyPlan(DATE, { name: 'Ada', bots: [] }).chairs) {
    await daily.getByText(characters.epithets[characterOf(chair)]).first().waitFor();
  }
  await remember(page, [TODAY, { ...TODAY, id: 'three', endedAt: 2, points: 3, place: 3, won: false }]);
  await daily.getByRole('button', { name: 'Share the result' }).click();
  await daily.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Pendulum, daily challenge of 30 July 2026: Place 1 of 3 as Mesoat, the Pacifist, 17 points on the parchment. ' +
      `${house.address}/solo`,
  );
});

test('the Regency is chosen by keyboard, stops while the page is hidden, and is open in one tab only', async () => {
  const page = await visitSolo();
  await page.getByRole('radio', { name: /Licinia the Implacable/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: 'Novice', exact: true }).first().focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByText('each of them starts with').waitFor();
  await page.getByRole('button', { name: 'Begin as Dhrenkir, the Insidious' }).press('Enter');
  await page.locator(at({ of: 'board' })).waitFor();
  expect(await page.getByText('master', { exact: true }).count()).toBeGreaterThan(1);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('dialog', { name: 'Paused' }).waitFor();
  const other = await (context as BrowserContext).newPage();
  await other.goto(page.url());
  await other.getByRole('dialog', { name: 'Paused' }).waitFor();
  await page.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await page.getByRole('dialog', { name: 'Paused' }).waitFor();
  await other.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
});
