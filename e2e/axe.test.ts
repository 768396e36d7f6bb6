import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { enter, faultsOf, namelessOn } from './axe.ts';
import { openHouse } from './house.ts';
import { SCREENS, show } from './screens.ts';

const DARK_DESK = { size: { width: 1440, height: 900 }, theme: 'dark', contrast: 'no-preference' } as const;
const LIGHT_PHONE = { size: { width: 390, height: 844 }, theme: 'light', contrast: 'no-preference' } as const;
type Place = typeof DARK_DESK | typeof LIGHT_PHONE;

const house = openHouse({ reducedMotion: 'reduce' });
let page: Page;
beforeAll(async () => {
  page = await house.visit();
});

async function moveTo(place: Place): Promise<void> {
  await page.setViewportSize(place.size);
  await page.waitForFunction((width) => innerWidth === width, place.size.width);
  await enter(page, place);
}

/** One screen on a dark desk, the next on a light phone, each in its own part; `long/` shows all of it everywhere, in every room. */
const WALK = SCREENS.map((screen, nth) => ({
  screen,
  name: screen.name,
  place: nth % 2 === 0 ? DARK_DESK : LIGHT_PHONE,
}));

describe('axe finds no fault and nothing lacks a name, on a dark desk or on a light phone', () => {
  test.each(WALK)('$name', async ({ screen, place }) => {
    await page.setViewportSize(DARK_DESK.size);
    await show(page, screen);
    await moveTo(place);
    expect(await faultsOf(page, {}, screen.own), place.theme).toEqual([]);
    expect(await namelessOn(page), place.theme).toEqual([]);
  });
});
