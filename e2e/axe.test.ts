import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { enter, faultsOf, namelessOn } from './axe.ts';
import { openHouse } from './house.ts';
import { SCREENS, show } from './screens.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const house = openHouse({ reducedMotion: 'reduce' });
let page: Page;
beforeAll(async () => {
  page = await house.visit();
});

/** Every other room is looked at in `long/`: there each screen is shown in all of them. */
describe('axe finds no fault and nothing lacks a name, on a dark desk and on a light phone', () => {
  test.each(SCREENS)('$name', async (screen) => {
    await page.setViewportSize(DESK);
    await show(page, screen);
    for (const [size, theme] of [
      [DESK, 'dark'],
      [PHONE, 'light'],
    ] as const) {
      await page.setViewportSize(size);
      await enter(page, { theme, contrast: 'no-preference' });
      expect(await faultsOf(page), theme).toEqual([]);
      expect(await namelessOn(page), theme).toEqual([]);
    }
  });
});
