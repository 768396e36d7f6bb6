import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '../at.ts';
import { faultsInAllRooms, faultsOf, namelessOn } from '../axe.ts';
import { openHouse } from '../house.ts';
import { LONG_SCREENS, SCREENS, show } from '../screens.ts';

/** The rules are a long page to look through eight times. */
const PATIENCE = 400_000;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const house = openHouse({ reducedMotion: 'reduce' });
let page: Page;
beforeAll(async () => {
  page = await house.visit();
});

describe('axe finds no fault in any room, on the desk and on a phone, and nothing lacks a name', () => {
  test.each([...SCREENS, ...LONG_SCREENS])('$name', { timeout: PATIENCE }, async (screen) => {
    await page.setViewportSize(DESK);
    await show(page, screen);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      expect(await faultsInAllRooms(page), `${size.width}`).toEqual([]);
      expect(await namelessOn(page), `${size.width}`).toEqual([]);
    }
  });

  test.each(['board', 'mat', 'rivals', 'council', 'log'])('the tab %s on a phone', async (tab) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/gallery?situation=${encodeURIComponent('four advanced')}`);
    await page.locator(`#tab-${tab}`).click();
    await page.locator(`[role=tabpanel][aria-labelledby="tab-${tab}"]`).waitFor();
    expect(await faultsInAllRooms(page)).toEqual([]);
    expect(await namelessOn(page)).toEqual([]);
  });

  test('where the browser gives its own colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize(DESK);
    await page.goto(`/gallery?situation=${encodeURIComponent('round for five')}`);
    await page.locator(at({ of: 'mat' })).waitFor();
    expect(await faultsOf(page, { rules: { 'color-contrast': { enabled: false } } })).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
