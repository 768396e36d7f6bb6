import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from './at.ts';
import { enter, faultsOf, namelessOn } from './axe.ts';
import { crowded } from './crowd.ts';
import { openHouse } from './house.ts';
import { misfits } from './overflow.ts';
import { type Goings, letGoOn, OPERATOR, PEOPLE_PAGES, showPeoplePage } from './peoplePages.ts';
import { notReachedByTab } from './tabbing.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 568 };

const house = openHouse({ reducedMotion: 'reduce' }, { ...crowded(), PENDULUM_OPERATOR_TOKEN: OPERATOR });
let page: Page;
let goings: Goings;
beforeAll(async () => {
  goings = await letGoOn(house.address);
  page = await house.visit();
});
afterAll(() => goings.leave());

describe('every page about people is clean by axe, within reach of Tab, and fits, on a desk and on a phone', () => {
  test.each(PEOPLE_PAGES)('$name', async (one) => {
    await page.setViewportSize(DESK);
    await showPeoplePage(page, one, goings.code);
    await enter(page, { theme: 'dark', contrast: 'no-preference' });
    expect(await faultsOf(page)).toEqual([]);
    expect(await namelessOn(page)).toEqual([]);
    expect(await notReachedByTab(page)).toEqual([]);
    await expect.poll(() => misfits(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await enter(page, { theme: 'light', contrast: 'no-preference' });
    expect(await faultsOf(page)).toEqual([]);
    expect(await namelessOn(page)).toEqual([]);
    for (const size of [PHONE, SMALL]) {
      await page.setViewportSize(size);
      await expect.poll(() => misfits(page), { message: `${size.width}` }).toEqual([]);
    }
  });

  test('a stream upright, in each of its tabs', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`/t/${goings.code}?stream`);
    await page.locator(at({ of: 'tabs' })).waitFor();
    expect(await page.locator([at({ of: 'say' }), at({ of: 'tab', name: 'log' })].join()).count()).toBe(0);
    for (const name of ['board', 'rivals', 'council']) {
      await page.locator(at({ of: 'tab', name })).click();
      await page.locator(`[role=tabpanel][aria-labelledby="tab-${name}"]`).waitFor();
      expect(await faultsOf(page), name).toEqual([]);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
  });
});
