import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
import { enter } from './axe.ts';
import { RENDERED } from './browser.ts';
import { faintWords } from './ground.ts';
import { openHouse } from './house.ts';

const house = openHouse({ reducedMotion: 'reduce' });
const TABLE = '/gallery?situation=round%20for%20three';

/** The sheets that a page asks for. */
function sheetsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.webp$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('a table is flat at first and wears all rendered groups when their sheets have come', async () => {
  const page = await house.visit(RENDERED);
  const asked = sheetsAskedBy(page);
  await page.goto(TABLE);
  await page.locator('html[data-matter~="lands"][data-matter~="surfaces"]:not([data-flat])').waitFor();
  // The sheets of the provinces in sight come last.
  const isLand = (sheet: string) => /lands\w/.test(sheet);
  await expect.poll(() => asked.filter(isLand).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const sheets = new Set(asked);
  const lands = [...sheets].filter(isLand);
  expect([sheets.size - lands.length, lands.length <= 4]).toEqual([10, true]);
});

test('in forced colours no sheet is asked for, and the table stays flat', async () => {
  const page = await house.visit(RENDERED);
  await page.emulateMedia({ forcedColors: 'active' });
  const asked = sheetsAskedBy(page);
  await page.goto(TABLE);
  await page.locator(at({ of: 'mat' })).waitFor();
  await page.locator('html[data-flat]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a group whose sheet does not come stays flat, and the others are worn', async () => {
  const page = await house.visit(RENDERED);
  await page.route(/workers-.*\.webp$/, (route) => route.abort());
  await page.goto(TABLE);
  await page.locator('html[data-matter~="lands"]:not([data-matter~="workers"])').waitFor();
  expect(await page.locator('html').getAttribute('data-matter')).toBe(
    'surfaces hourglass tokens medals pictures lands',
  );
});

test('words keep the contrast of AA on the rendered grounds of both rooms', async () => {
  const page = await house.visit(RENDERED);
  await page.goto(TABLE);
  for (const theme of ['dark', 'light'] as const) {
    await enter(page, { theme, contrast: 'no-preference' });
    await page.locator('html[data-matter~="lands"][data-matter~="surfaces"]').waitFor();
    expect(await faintWords(page), theme).toEqual([]);
  }
});
