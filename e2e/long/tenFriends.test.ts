import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from '../house.ts';
import { makeTable } from '../people.ts';

const house = openHouse({ reducedMotion: 'reduce' });
const PLACES = 5;

/** Comes by the link; sits down while there is a place, else watches the lobby. */
async function join(page: Page, code: string, nth: number): Promise<void> {
  await page.goto(`${house.address}/t/${code}`);
  const sitDown = page.getByRole('button', { name: 'Sit down' });
  if (nth >= PLACES) return page.getByRole('heading', { level: 1 }).first().waitFor();
  await sitDown.click();
  await page.getByRole('button', { name: /^(I am ready|Start the game)$/ }).waitFor();
}

test('ten fresh browsers from one address come to one table, and not one is refused', async () => {
  const code = await makeTable(house.address, {});
  const pages = await Promise.all(Array.from({ length: 10 }, () => house.visit()));
  const refused: string[] = [];
  for (const page of pages) {
    page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  }
  const began = performance.now();
  await Promise.all(pages.map((page, nth) => join(page, code, nth)));
  console.log(`ten browsers have joined after ${Math.round(performance.now() - began)} ms`);
  expect(refused).toEqual([]);
  expect(await Promise.all(pages.map((page) => page.getByText('Something broke').count()))).toEqual(Array(10).fill(0));
  await Promise.all(pages.map((page) => page.context().close()));
});
