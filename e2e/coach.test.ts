import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
import { covered } from './covered.ts';
import { openHouse } from './house.ts';
import { gather, leave, makeTable } from './people.ts';

const house = openHouse({ reducedMotion: 'reduce' });

/** Places workers wherever one may stand, is ready, and stops when the round begins. */
const placeUntilRound = (page: Page) =>
  page.waitForFunction(
    (next) => {
      if (document.querySelector('main[data-phase=round]') !== null) return true;
      document.querySelector<HTMLElement>(next)?.click();
      return false;
    },
    [at({ of: 'move' }), '[data-asked]', at({ of: 'finish' })].join(),
    { polling: 100 },
  );

async function wantCoach(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('pendulum.coach', 'true'));
  await page.reload();
  await page.locator(at({ of: 'ownSeat' })).waitFor();
}

/** Two people in the first round; the first of them wants a coach. */
async function twoInARound(): Promise<readonly [Page, Page]> {
  const terms = { timing: ['untimed', 'untimed', 'untimed', 'untimed'] as const };
  const code = await makeTable(house.address, { terms });
  let isHost = true;
  const pages = await gather(house, code, 2, async (page) => {
    if (isHost) await wantCoach(page);
    isHost = false;
  });
  await Promise.all(pages.map(placeUntilRound));
  return pages as [Page, Page];
}

const SMALL = [
  [390, 844],
  [320, 568],
  [844, 390],
  [768, 1024],
] as const;

test('who has a coach is told what can be done, everybody sees that there is one, and on small screens it covers nothing', async () => {
  const [ada, bela] = await twoInARound();
  await ada
    .locator(`${at({ of: 'coach' })} li`)
    .first()
    .waitFor();
  await bela
    .locator(at({ of: 'rivals' }))
    .getByRole('img', { name: 'with a coach' })
    .waitFor();
  expect(await bela.locator(at({ of: 'coach' })).count()).toBe(0);
  expect(
    await ada
      .locator(at({ of: 'rivals' }))
      .getByRole('img', { name: 'with a coach' })
      .count(),
  ).toBe(0);
  for (const [width, height] of SMALL) {
    await ada.setViewportSize({ width, height });
    await ada.locator(`[data-compact] ${at({ of: 'coach' })}`).waitFor();
    expect(await covered(ada, 'coach'), `${width}×${height}`).toEqual([]);
  }
  await leave([ada, bela]);
});
