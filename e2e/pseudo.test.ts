import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { cutOff } from './overflow.ts';

const house = openHouse({ reducedMotion: 'reduce' });

const SITUATIONS = ['round for five', 'a question', 'the end'];

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.each(WINDOWS)('a language a third longer than English is not cut off at $width by $height', async (window) => {
  const page = await house.visit();
  await page.setViewportSize(window);
  for (const name of SITUATIONS) {
    await page.goto(`/gallery?situation=${encodeURIComponent(name)}&language=pseudo`);
    await page.locator('main').getByText('[').first().waitFor();
    // Fonts and pictures come one by one, and each lays the screen out anew.
    await expect.poll(() => cutOff(page), { message: name }).toEqual([]);
  }
  await page.context().close();
});
