import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
import { drawn } from './drawn.ts';
import { openHouse } from './house.ts';

const house = openHouse({ reducedMotion: 'reduce', hasTouch: true });

test('two people at one screen: "done" hands over, and a touch on the own worker takes the seat back', async () => {
  const page = await house.visit();
  await page.goto('/gallery?situation=untimed%20for%20two');
  const hint = page.locator(at({ of: 'hint' }));
  await hint.getByText('Guest 1').waitFor();
  await page.locator(at({ of: 'finish' })).click();
  await hint.getByText('Guest 2').waitFor();
  await page.getByText('Now: Guest 2').waitFor({ state: 'attached' });
  await page
    .locator(`${at({ of: 'board' })} ${at({ of: 'worker', seat: 0 })}`)
    .first()
    .click();
  await hint.getByText('Guest 1').waitFor();
  await page.context().close();
});

/** The middles of these things, where a finger finds them; null for one that something else lies upon. */
const middles = (page: Page, ...selectors: readonly string[]) =>
  Promise.all(
    selectors.map((selector) =>
      page
        .locator(selector)
        .first()
        .evaluate((thing) => {
          const { x, y, width, height } = thing.getBoundingClientRect();
          const middle = { x: x + width / 2, y: y + height / 2 };
          return thing.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
        }),
    ),
  );

/** Where they lie once the page has found its size: after another one it is laid out more than once. */
async function atRest(page: Page, ...selectors: readonly string[]): Promise<readonly Point[]> {
  const before = await middles(page, ...selectors);
  await page.evaluate(drawn);
  const now = await middles(page, ...selectors);
  const found = now.filter((middle) => middle !== null);
  return found.length === now.length && isDeepStrictEqual(before, now) ? found : atRest(page, ...selectors);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** All fingers come down before one goes up. */
async function touchAtOnce(page: Page, ...selectors: readonly string[]): Promise<void> {
  const fingers = await atRest(page, ...selectors);
  const screen = await page.context().newCDPSession(page);
  await screen.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
  });
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What a finger may pick up. */
const free = (seat: number): string =>
  `button${at({ of: 'worker', seat })}:is([aria-label*="waiting"], [aria-label*="free to move"])`;
/** Of the offers to that worker, one that lies apart from those to others. */
const offerTo = (worker: number): string => `:nth-match(${at({ of: 'move' })}[data-at$="-${worker}"], ${worker + 1})`;

test('three fingers at once at a tablet: each picks up its own worker and places it, and each mat is turned', async () => {
  const page = await house.visit();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(() => localStorage.setItem('pendulum.faceToFace', 'true'));
  await page.goto('/gallery?situation=moving%20workers');
  await page.locator(free(2)).first().waitFor();
  const turns = await page
    .locator('[data-turn]:has([data-at=mat])')
    .evaluateAll((mats) => mats.map((mat) => mat.getAttribute('data-turn')));
  expect(turns).toEqual(['0', '90', '180']);
  const inHand = page.locator(`button${at({ of: 'worker' })}[aria-pressed=true]`);
  await touchAtOnce(page, free(0), free(1), free(2));
  await expect.poll(() => inHand.count()).toBe(3);
  await page.setViewportSize({ width: 1366, height: 1024 });
  await touchAtOnce(page, offerTo(0), offerTo(1), offerTo(2));
  await expect.poll(() => inHand.count()).toBe(0);
  expect(await page.locator(at({ of: 'move' })).count()).toBe(0);
  await page.context().close();
});
