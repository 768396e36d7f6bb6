import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from '../at.ts';
import { faultsOf } from '../faults.ts';
import { openHouse } from '../house.ts';

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1120, 800],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;
/** Up to a tablet lying down a finger points. */
const isTouched = (width: number): boolean => width <= 1120;

const MOMENTS = {
  round: ['round for three', at({ of: 'area', area: 'green' })],
  council: ['rewards', at({ of: 'offers' }, { of: 'offer' })],
  end: ['the end', at({ of: 'ranking' })],
} as const;

/** PICTURES names a folder that keeps what was seen. */
const kept = process.env.PICTURES;
if (kept !== undefined) mkdirSync(kept, { recursive: true });

const house = openHouse();

/** All moments for so many players in two languages at one size, and what is wrong there. */
async function lookAround(page: Page, players: readonly number[], suffix: string, isTouched: boolean) {
  const found: string[] = [];
  for (const language of ['en', 'cs'])
    for (const count of players)
      for (const [moment, [situation, sign]] of Object.entries(MOMENTS)) {
        const name = `${moment}-${count}-${suffix}-${language}`;
        await page.goto(
          `${house.address}/gallery?${new URLSearchParams({ situation, players: `${count}`, language })}`,
        );
        await page.locator(sign).first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        found.push(...(await faultsOf(page, isTouched)).map((fault) => `${name}: ${fault}`));
        if (kept !== undefined) await page.screenshot({ path: join(kept, `${name}.png`), animations: 'disabled' });
      }
  await page.context().close();
  if (kept !== undefined) writeFileSync(join(kept, `${suffix}.txt`), found.join('\n'));
  return found;
}

test.each(SIZES)(
  'at %i×%i nothing is cut, too small or out of reach: round, council and end, one to five players',
  async (width, height) => {
    const page = await house.visit();
    await page.setViewportSize({ width, height });
    expect(await lookAround(page, [1, 3, 5], `${width}x${height}`, isTouched(width))).toEqual([]);
  },
);

test.each([
  [12, 1440, 900],
  [28, 1440, 900],
  [12, 390, 844],
  [28, 390, 844],
] as const)('with type of %i px by default nothing is cut at %i×%i either', async (size, width, height) => {
  const page = await house.visit();
  await page.setViewportSize({ width, height });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  expect(await lookAround(page, [1, 3], `${size}px-${width}x${height}`, false)).toEqual([]);
});
