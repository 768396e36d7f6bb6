import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
import { faultsOf } from './faults.ts';
import { openHouse } from './house.ts';

const house = openHouse({ reducedMotion: 'reduce' });

async function open(page: Page, situation: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`${house.address}/gallery?${new URLSearchParams({ situation })}`);
  await page.locator(at({ of: 'area', area: 'black' })).waitFor();
}

const layoutOf = (page: Page) => page.locator(at({ of: 'table' })).getAttribute('data-layout');
const workerOf = async (page: Page): Promise<number> =>
  (
    await page
      .locator(`${at({ of: 'board' })} ${at({ of: 'worker' })} svg`)
      .first()
      .boundingBox()
  )?.height ?? 0;

/** In this round three stand in one black frame; puts two more beside them. */
const crowd = (page: Page): Promise<void> =>
  page.locator(at({ of: 'frame' })).evaluateAll((frames) => {
    const workersOf = (frame: Element) => frame.querySelectorAll('[data-at^="worker"]');
    const crowded = frames.find((frame) => workersOf(frame).length === 3);
    const [one] = crowded === undefined ? [] : workersOf(crowded);
    if (one === undefined) throw new Error('no frame has three workers');
    one.after(one.cloneNode(true), one.cloneNode(true));
    one.closest<HTMLElement>('[data-count]')?.style.setProperty('--count', '5');
  });

/** Workers that stand partly outside their frame. */
const spilled = (page: Page): Promise<number> =>
  page.locator(at({ of: 'frame' })).evaluateAll((frames) => {
    const outside = (frame: Element) => {
      const { left, right } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll('[data-at^="worker"]')].filter((worker) => {
        const box = worker.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      });
    };
    return frames.flatMap(outside).length;
  });

test('tablets lying down show everything, a wide screen shows it larger, and larger type keeps the table', async () => {
  const page = await house.visit();
  await open(page, 'round for five', 1180, 820);
  expect(await faultsOf(page, true)).toEqual([]);
  await crowd(page);
  expect(await spilled(page)).toBe(0);
  const small = await workerOf(page);
  await open(page, 'round for five', 3440, 1440);
  expect(await workerOf(page)).toBeGreaterThan(1.3 * small);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 20 } });
  await open(page, 'round for three', 1366, 768);
  expect(await page.evaluate(() => matchMedia('(min-width: 70em)').matches)).toBe(false);
  expect(await layoutOf(page)).toBe('wide');
  await page.context().close();
});
