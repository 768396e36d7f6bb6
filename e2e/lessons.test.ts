import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, OWN_WORKER } from './at.ts';
import { openHouse } from './house.ts';
import { HANDS, solve, visitIn } from './lessons.ts';

const house = openHouse({ reducedMotion: 'reduce' });

/** `lessonsByName` learns all of them in English; `long/` has every lesson in every language by mouse and by keyboard. */
const [[, mouse]] = HANDS;

test('a wrong move is called one, progress is kept, and the list says what comes next', async () => {
  const page = await visitIn(house, 'en');
  await page.goto(`${house.address}/learn/rows`);
  await page.locator(at({ of: 'worker', seat: 0, index: 0 })).click();
  await page
    .locator(at({ of: 'area', area: 'green' }, { of: 'move' }))
    .first()
    .click();
  await page.locator(at({ of: 'strayed' })).waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.locator(at({ of: 'strayed' })).waitFor({ state: 'detached' });
  await page.goto(`${house.address}/learn/votes`);
  expect(await solve(page, mouse)).toBe(true);
  await page.goto(`${house.address}/learn`);
  await page.getByText('1 of 10 learned').waitFor();
  await page.reload();
  await page.getByText('1 of 10 learned').waitFor();
  expect(await page.locator(`${at({ of: 'nextLesson' })} h2`).textContent()).toBe('Workers and the two rows');
  await page.context().close();
});

/** A notice passes: who looks for it only after the touch may come too late. */
const refusedBy = (page: Page, rule: string, place: string): Promise<unknown> =>
  Promise.all([
    page
      .locator(at({ of: 'notices' }))
      .locator(`a[href$="#${rule}"]`)
      .waitFor(),
    page.locator(place).click(),
  ]);

test('what goes astray is told so: another reward than the one asked for, a place that is closed, a cost nobody can pay', async () => {
  const page = await visitIn(house, 'en');
  await page.goto(`${house.address}/learn/votes`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Take the reward' }).click();
  await page.locator(at({ of: 'strayed' })).waitFor();
  await page.goto(`${house.address}/learn/rows`);
  await page.locator(at({ of: 'crew' }, { of: 'worker', seat: 0, index: 1 })).click();
  await refusedBy(page, 'WRK-1', at({ of: 'frame', index: 4 }));
  expect(await page.locator(`${OWN_WORKER}[aria-pressed=true]`).count()).toBeGreaterThan(0);
  await page.goto(`${house.address}/learn/paying`);
  await refusedBy(page, 'WRK-13', at({ of: 'box', index: 6 }));
  await page.context().close();
});
