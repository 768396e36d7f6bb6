import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { gather, leave, makeTable } from './people.ts';

const house = openHouse({ reducedMotion: 'reduce' });

/** Places workers wherever one may stand, is ready, and stops when the round begins. */
const placeUntilRound = (page: Page) =>
  page.waitForFunction(
    () => {
      if (document.querySelector('.table-round') !== null) return true;
      document.querySelector<HTMLElement>('.frame .target, .piece-asked, .finish.button-main')?.click();
      return false;
    },
    undefined,
    { polling: 100 },
  );

async function wantCoach(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('pendulum.coach', 'true'));
  await page.reload();
  await page.locator('.seat-own').waitFor();
}

/** Two people in the first round; the first of them wants a coach. */
async function twoInARound(isPublic: boolean): Promise<readonly [Page, Page]> {
  const terms = { public: isPublic, timing: ['untimed', 'untimed', 'untimed', 'untimed'] as const };
  const code = await makeTable(house.address, { terms });
  let isHost = true;
  const pages = await gather(house, code, 2, async (page) => {
    if (isHost) await wantCoach(page);
    isHost = false;
  });
  await Promise.all(pages.map(placeUntilRound));
  return pages as [Page, Page];
}

test('who has a coach is told what can be done, and everybody sees that there is one', async () => {
  const [ada, bela] = await twoInARound(false);
  await ada.locator('.coach .whispers li').first().waitFor();
  await bela.locator('.rivals').getByRole('img', { name: 'with a coach' }).waitFor();
  expect(await bela.locator('.coach').count()).toBe(0);
  expect(await ada.locator('.rivals').getByRole('img', { name: 'with a coach' }).count()).toBe(0);
  await leave([ada, bela]);
});

test('at a public table nobody has a coach', async () => {
  const [ada, bela] = await twoInARound(true);
  expect(await ada.locator('.coach').count()).toBe(0);
  expect(await bela.locator('.rivals').getByRole('img', { name: 'with a coach' }).count()).toBe(0);
  await leave([ada, bela]);
});
