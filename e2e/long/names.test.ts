import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#words';
import { namelessOn } from '../axe.ts';
import { openHouse } from '../house.ts';
import { SCREENS, show } from '../screens.ts';

/** English is looked at together with everything else that axe sees. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const house = openHouse({ reducedMotion: 'reduce' });
let pages: readonly Page[];
beforeAll(async () => {
  pages = await Promise.all(OTHERS.map(speaking));
});

async function speaking(language: string): Promise<Page> {
  const page = await house.visit();
  await page.addInitScript((own) => localStorage.setItem('pendulum.language', JSON.stringify(own)), language);
  return page;
}

async function check(page: Page, language: string, screen: (typeof SCREENS)[number]): Promise<void> {
  await page.setViewportSize(DESK);
  await show(page, screen);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await namelessOn(page), language).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await namelessOn(page), `${language} on a phone`).toEqual([]);
}

test.each(SCREENS)('nothing that can be touched lacks a name in German, Dutch or Czech: $name', async (screen) => {
  await Promise.all(OTHERS.map((language, nth) => check(pages[nth] as Page, language, screen)));
});
