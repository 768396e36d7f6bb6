import { expect, test } from 'vitest';
import { at } from './at.ts';
import { openHouse } from './house.ts';
import { cutOff } from './overflow.ts';

const house = openHouse({ reducedMotion: 'reduce' });

/** Where to look, and what must stand there. */
const SITUATIONS = {
  'round for five': at({ of: 'table' }),
  rewards: at({ of: 'offers' }),
  'a claim': at({ of: 'table' }),
  'a question': at({ of: 'question' }),
  'the end': at({ of: 'end' }),
};

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.each(WINDOWS)('a language a third longer than English is not cut off at $width by $height', async (window) => {
  const page = await house.visit();
  await page.setViewportSize(window);
  for (const [name, shown] of Object.entries(SITUATIONS)) {
    await page.goto(`/gallery?situation=${encodeURIComponent(name)}&language=pseudo`);
    await page.locator(shown).getByText('[').first().waitFor();
    await page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())));
    await expect.poll(() => cutOff(page), { message: name }).toEqual([]);
  }
  await page.context().close();
});

test('a card of the council is not cut off before the fonts have come, either', async () => {
  const page = await house.visit();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/gallery?situation=rewards&language=pseudo');
  await page
    .locator(at({ of: 'offers' }))
    .getByText('[')
    .first()
    .waitFor();
  expect(await cutOff(page, at({ of: 'offers' }))).toEqual([]);
  await page.context().close();
});
