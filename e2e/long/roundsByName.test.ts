import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { button, openAsText, playUntil, press, teacher } from '../byName.ts';
import { openHouse } from '../house.ts';
import { PATIENCE, visitIn } from '../lessons.ts';

const house = openHouse({ reducedMotion: 'reduce' });

const isOver = (page: Page) => teacher(page).getByText('Well done').isVisible();

test.concurrent.each(['firstRound', 'withSand'])(
  'the lesson %s is played by role and name alone, the teacher always at hand',
  async (id) => {
    const page = await visitIn(house, 'en');
    await page.goto(`${house.address}/learn/${id}?pace=blitz`);
    for (const worker of ['grande', 'common']) {
      await page.getByText(`Place your ${worker} worker in a bottom row.`).first().waitFor();
      await press(page, new RegExp(`^your ${worker} worker, .*on the mat$`));
      await press(page, new RegExp(`^Move your ${worker} worker`));
      await button(page, new RegExp(`^your ${worker} worker, .*frame`)).waitFor();
    }
    await press(page, /^Ready$/);
    await openAsText(page);
    await playUntil(page, () => isOver(page));
    await teacher(page)
      .getByRole('link', { name: /^(Next lesson|Play a whole game)$/ })
      .waitFor();
    await page.context().close();
  },
  PATIENCE,
);
