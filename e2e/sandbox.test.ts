import { expect, test } from 'vitest';
import { loadChronicle } from '#words/chronicle';
import { at } from './at.ts';
import { faultsOf } from './axe.ts';
import { openHouse } from './house.ts';

const { sandbox } = await loadChronicle('en');
const house = openHouse({ reducedMotion: 'reduce' });

test('a position is set up by touch, shared as a link, opened in a second browser and played there', async () => {
  const page = await house.visit();
  await page.goto('/sandbox');
  const panel = page.locator(at({ of: 'sandbox' }));
  await page
    .locator(at({ of: 'purse' }))
    .getByText('4')
    .click();
  await page.locator(at({ of: 'more', kind: 'gold' })).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .locator(at({ of: 'mat' }))
    .locator(at({ of: 'worker', seat: 0, index: 1 }))
    .click();
  await page.locator(at({ of: 'move', to: 0, worker: 1 })).click();
  await panel.getByRole('button', { name: sandbox.undo }).click();
  await panel.getByRole('button', { name: sandbox.redo }).click();
  await panel.getByRole('button', { name: sandbox.share }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await expect.poll(() => field.inputValue()).toContain('/sandbox#1');

  const friend = await house.visit();
  await friend.goto(await field.inputValue());
  await friend
    .locator(at({ of: 'purse' }))
    .getByText('5')
    .waitFor();
  await friend
    .locator(at({ of: 'frame', index: 0 }))
    .locator(at({ of: 'worker', seat: 0, index: 1 }))
    .waitFor();
  await friend
    .locator(at({ of: 'sandbox' }))
    .getByRole('button', { name: 'Play' })
    .click();
  expect(await faultsOf(friend, {}, 'dialog')).toEqual([]);
  await friend.getByRole('button', { name: sandbox.begin }).click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Resume' }).waitFor();
});
