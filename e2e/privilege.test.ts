import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, DIM, OWN_WORKER, ownWorkerAt } from './at.ts';
import { openHouse } from './house.ts';
import { gather, leave, makeTable } from './people.ts';

/** The moment in which a higher rank may still take a frame is five times longer, however busy the machine is. */
const house = openHouse({ reducedMotion: 'reduce' }, {}, 0.2);

const PATIENCE = 400_000;
const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;

const BLACK = at({ of: 'area', area: 'black' });
const ownWorker = (page: Page, worker: number) => page.locator(ownWorkerAt(worker));

/** Puts both own workers into frames of the black area, says ready, and is done until the timer has left them again. */
async function placeInBlack(page: Page): Promise<void> {
  for (const worker of [0, 1]) {
    await page.locator(at({ of: 'hint' }), { hasText: 'Place your' }).waitFor();
    await ownWorker(page, worker).click();
    await page
      .locator(`${BLACK} ${DIM} ${at({ of: 'frame' })}:not(:has(${at({ of: 'worker' })})) ${at({ of: 'move' })}`)
      .first()
      .click();
    await page.locator(BLACK).locator(ownWorker(page, worker)).waitFor();
  }
  await page.locator(at({ of: 'bar' }, { of: 'finish' }), { hasText: 'Ready' }).click();
  await page.locator(at({ of: 'bar' }, { of: 'finish' }), { hasText: 'I am done' }).click();
  await page.locator(`${BLACK} ${DIM}`).locator(ownWorker(page, 1)).waitFor();
}

/** With a piece in hand nothing else can be hovered. */
async function moveMouseTo(page: Page, place: Locator): Promise<void> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
}

const isFirst = async (page: Page): Promise<boolean> =>
  (
    await page
      .locator(at({ of: 'privilege' }))
      .first()
      .textContent()
  )?.includes('You') === true;

test(
  'PRV-1 PRV-4 a higher rank takes a frame entered a moment before, and both see why',
  async () => {
    const code = await makeTable(house.address, { terms: { timing: UNTIMED, privilegeWindow: 5000 } });
    const pages = await gather(house, code, 2);
    await Promise.all(pages.map(placeInBlack));
    const ranks = await Promise.all(pages.map(isFirst));
    const higher = pages[ranks.indexOf(true)] as Page;
    const lower = pages[ranks.indexOf(false)] as Page;
    const frame = (page: Page) =>
      page.locator(`${at({ of: 'area', area: 'green' })} ${DIM} ${at({ of: 'frame' })}`).first();
    await ownWorker(lower, 1).click();
    await ownWorker(higher, 1).hover();
    await higher.mouse.down();
    await moveMouseTo(higher, frame(higher));
    await frame(lower)
      .locator(at({ of: 'move' }))
      .click();
    await frame(higher)
      .locator(at({ of: 'worker' }))
      .waitFor();
    await higher.mouse.up();
    await frame(higher).locator(OWN_WORKER).waitFor();
    await lower.locator(at({ of: 'notice', name: 'claimLost' })).waitFor();
    await higher.locator(at({ of: 'notice', name: 'claimWon' })).waitFor();
    await lower.locator(BLACK).locator(ownWorker(lower, 1)).waitFor();
    expect(
      await frame(lower)
        .locator(at({ of: 'worker' }))
        .count(),
    ).toBe(1);
    await leave(pages);
  },
  PATIENCE,
);
