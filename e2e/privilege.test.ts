import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownWorkerAt } from './at.ts';
import { openHouse } from './house.ts';
import { gather, leave, makeTable } from './people.ts';

/** The moment in which a higher rank may still take a frame is five times longer, however busy the machine is. */
const house = openHouse({ reducedMotion: 'reduce' }, {}, 0.2);

const PATIENCE = 400_000;
const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;

const ownWorker = (page: Page, worker: number) => page.locator(ownWorkerAt(worker));

/** Puts both own workers into frames of the black area, says ready, and is done until the timer has left them again. */
async function placeInBlack(page: Page): Promise<void> {
  for (const worker of [0, 1]) {
    await page.locator('.hint', { hasText: 'Place your' }).waitFor();
    await ownWorker(page, worker).click();
    await page.locator('.area-black .action-row-dim .frame:not(:has(.piece)) .target').first().click();
    await page.locator('.area-black').locator(ownWorker(page, worker)).waitFor();
  }
  await page.locator('.bar .finish', { hasText: 'Ready' }).click();
  await page.locator('.bar .finish', { hasText: 'I am done' }).click();
  await page.locator('.area-black .action-row-dim').locator(ownWorker(page, 1)).waitFor();
}

/** With a piece in hand nothing else can be hovered. */
async function moveMouseTo(page: Page, place: Locator): Promise<void> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
}

const isFirst = async (page: Page): Promise<boolean> =>
  (await page.locator('.privilege li').first().textContent())?.includes('You') === true;

test(
  'PRV-1 PRV-4 a higher rank takes a frame entered a moment before, and both see why',
  async () => {
    const code = await makeTable(house.address, { terms: { timing: UNTIMED, privilegeWindow: 5000 } });
    const pages = await gather(house, code, 2);
    await Promise.all(pages.map(placeInBlack));
    const ranks = await Promise.all(pages.map(isFirst));
    const higher = pages[ranks.indexOf(true)] as Page;
    const lower = pages[ranks.indexOf(false)] as Page;
    const frame = (page: Page) => page.locator('.area-green .action-row-dim .frame').first();
    await ownWorker(lower, 1).click();
    await ownWorker(higher, 1).hover();
    await higher.mouse.down();
    await moveMouseTo(higher, frame(higher));
    await frame(lower).locator('.target').click();
    await frame(higher).locator('.piece').waitFor();
    await higher.mouse.up();
    await frame(higher).locator('.piece-own').waitFor();
    await lower.locator('.notice-claimLost').waitFor();
    await higher.locator('.notice-claimWon').waitFor();
    await lower.locator('.area-black').locator(ownWorker(lower, 1)).waitFor();
    expect(await frame(lower).locator('.piece').count()).toBe(1);
    await leave(pages);
  },
  PATIENCE,
);
