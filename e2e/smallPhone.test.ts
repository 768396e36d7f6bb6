import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { at } from './at.ts';
import { openHouse } from './house.ts';
import { look } from './scene.ts';

const house = openHouse({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

const situation = (name: string): string => `${house.address}/gallery?situation=${encodeURIComponent(name)}`;

let page: Page;
beforeAll(async () => {
  page = await house.visit();
});

const edges = (part: string) =>
  page.locator(part).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top, bottom };
  });

/** The row of each area that counts now, with its targets. */
const liveRows = (): Promise<readonly { readonly area: string; readonly bottom: number; readonly least: number }[]> =>
  page.locator(at({ of: 'board' })).evaluate((board) =>
    [...board.querySelectorAll<HTMLElement>('[data-at^="row-"][data-live="true"]')].map((row) => ({
      area: row.dataset.at ?? '',
      bottom: row.getBoundingClientRect().bottom,
      least: Math.min(
        ...[...row.querySelectorAll('button')].flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width <= 1 || getComputedStyle(one).pointerEvents === 'none' ? [] : [Math.min(width, height)];
        }),
      ),
    })),
  );

test('on the smallest phones all three areas stand above own goods, tracks and hand, with full targets', async () => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['round for three', 'moving workers', 'untimed for two', 'placement']) {
      await page.goto(situation(name));
      await page.locator(at({ of: 'ownStrip' })).waitFor();
      if (name === 'moving workers') {
        const free = (await look(page)).workers.find(({ state }) => state === 'free' || state === 'waiting');
        await page.locator(`${at({ of: 'ownStrip' })} [data-key="${free?.key}"]`).tap();
        await page
          .locator(at({ of: 'move' }))
          .first()
          .waitFor();
      }
      const { top, bottom } = await edges('#pane');
      const rows = await liveRows();
      expect(rows).toHaveLength(3);
      for (const { area, bottom: end, least } of rows) {
        expect(end, `${area}, ${name}, ${width}×${height}`).toBeLessThanOrEqual(bottom + 1);
        expect(least, `${area}, ${name}, ${width}×${height}`).toBeGreaterThan(39.5);
      }
      for (const part of ['purse', 'brief', 'crew'] as const) {
        const small = await edges(at({ of: 'ownStrip' }, { of: part }));
        expect(small.top).toBeGreaterThan(top);
        expect(small.bottom).toBeLessThanOrEqual(height);
      }
    }
  }
});

test('a finger drags a worker from own strip to a frame', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(situation('placement'));
  const free = page.locator(at({ of: 'ownStrip' }, { of: 'worker', seat: 0, index: 0 }));
  const from = await middle(free);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: from.x, y: from.y - 40 }]);
  const frame = page.locator(at({ of: 'move' })).first();
  await frame.waitFor();
  const name = await frame.getAttribute('data-at');
  await touch('touchMove', [await middle(frame)]);
  await touch('touchEnd', []);
  await page.locator(`[data-at="${name}"]`).waitFor({ state: 'detached' });
  await free.waitFor({ state: 'detached' });
});

async function middle(piece: ReturnType<Page['locator']>) {
  const box = await piece.boundingBox();
  if (box === null) throw new Error('not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
