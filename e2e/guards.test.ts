import { expect, test } from 'vitest';
import { at } from './at.ts';
import { hasten } from './hasten.ts';
import { openHouse } from './house.ts';

const house = openHouse({ reducedMotion: 'reduce' });
/** Clocks run slowly: however busy the machine is, what can be undone for two seconds still waits. */
const SLOWLY = 1 / 50;

test('a reward waits before it is taken: undone it stays, and a second touch takes it at once', async () => {
  const page = await house.visit();
  await hasten(page, SLOWLY);
  await page.addInitScript(() => localStorage.setItem('pendulum.guard', '"undo"'));
  await page.goto('/gallery?situation=rewards');
  const offer = page.locator(`${at({ of: 'offer' })}[data-open]`).first();
  await offer.click();
  await page
    .locator(at({ of: 'guarded' }))
    .getByText('You keep this choice.')
    .waitFor();
  await page.locator(at({ of: 'undo' })).click();
  await page.locator(at({ of: 'guarded' })).waitFor({ state: 'detached' });
  expect(await page.locator(`${at({ of: 'offer' })}[data-open]`).count()).toBeGreaterThan(1);
  const taken = await offer.getAttribute('data-at');
  await offer.dblclick();
  await page.locator(`[data-at="${taken}"]:not([data-open])`).waitFor();
  expect(await page.locator(at({ of: 'guarded' })).count()).toBe(0);
  await page.context().close();
});
