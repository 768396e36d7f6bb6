import type { Page } from 'playwright-core';
import { at } from './at.ts';
import type { House } from './house.ts';

const USUAL = { pace: 'Standard', wait: '5 min' };

/** Comes in by that door, takes a name and looks for a rated table. */
export async function lookRated(house: House, door: string, name: string, wish = USUAL): Promise<Page> {
  const page = await house.visit();
  await page.goto(`${door}/you`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByText(`You are ${name}.`).waitFor();
  await page.goto(`${door}/quick`);
  await page.getByRole('radio', { name: 'Rated game' }).check();
  for (const choice of [wish.wait, wish.pace]) await page.getByRole('radio', { name: choice }).check();
  await page.locator(at({ of: 'findTable' })).click();
  await page.locator(at({ of: 'searching' })).waitFor();
  return page;
}
