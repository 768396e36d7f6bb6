import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
import { enter } from './axe.ts';
import { RENDERED } from './browser.ts';
import { beginGame, sitIn, UNTIMED } from './games.ts';
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

/** Where each glass stands, and how high its canvas was made, beside how high it ought to be. */
const glasses = (page: Page) =>
  page.locator('[data-poured] canvas').evaluateAll((canvases) =>
    canvases.map((canvas) => {
      const { height } = canvas as HTMLCanvasElement;
      const row = canvas.closest<HTMLElement>('[data-row]')?.dataset.row;
      return { row, height, due: Math.round(canvas.getBoundingClientRect().height * devicePixelRatio) };
    }),
  );

test('a glass that was flipped is painted as large as it is', async () => {
  const game = await beginGame(house.address, { timing: UNTIMED, standInAfter: 0 }, ['Ada', 'Bela'], [], 0);
  const page = await house.visit(RENDERED);
  await page.goto(`${house.address}/t/${game.code}`);
  await expect.poll(async () => (await glasses(page)).length).toBe(3);
  const rows = async () => (await glasses(page)).map(({ row }) => row).join();
  const before = await rows();
  const players = game.tokens.map((token, seat) => sitIn(house.address, game.code, token, seat + 1, 40));
  await expect.poll(rows, { timeout: 60_000 }).not.toBe(before);
  for (const player of players) player.hangUp();
  await expect
    .poll(async () => (await glasses(page)).every(({ height, due }) => Math.abs(height - due) <= 1))
    .toBe(true);
  game.leave();
}, 120_000);

test('words keep the contrast of AA on the rendered grounds of both rooms', async () => {
  const page = await house.visit(RENDERED);
  await page.goto(TABLE);
  for (const theme of ['dark', 'light'] as const) {
    await enter(page, { theme, contrast: 'no-preference' });
    await page.locator('html[data-matter~="lands"][data-matter~="surfaces"]').waitFor();
    expect(await faintWords(page), theme).toEqual([]);
  }
});
