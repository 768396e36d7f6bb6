import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
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

/** Workers, hand and clocks that lie under the coach, by their addresses. */
const covered = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator(at({ of: 'coach' })).evaluate((coach, things) => {
    const { left, top, width, height } = coach.getBoundingClientRect();
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    const under = parts.flatMap((x) =>
      parts.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)),
    );
    return under.filter((one) => one.matches(things)).map((one) => one.getAttribute('data-at'));
  }, THINGS);
const THINGS = [at({ of: 'worker' }), at({ of: 'timer' }), at({ of: 'ownStrip' }), at({ of: 'hand' })].join();

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
    expect(await covered(ada), `${width}×${height}`).toEqual([]);
  }
  await leave([ada, bela]);
});
