import { expect, test } from 'vitest';
import { at } from '../at.ts';
import { openHouse } from '../house.ts';
import { playQuickly } from '../people.ts';

const PATIENCE = 400_000;

const house = openHouse();

test(
  'who plays on after the first round comes to a ranking, and from there to the lessons',
  async () => {
    const page = await house.visit();
    await page.goto(`${house.address}/learn/firstRound?pace=blitz`);
    await page.locator(at({ of: 'board' })).waitFor();
    await playQuickly(page, 5);
    await page.getByRole('heading', { name: 'Ranking' }).waitFor({ timeout: PATIENCE });
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.getByRole('button', { name: 'Back to the result' }).click();
    await page.getByRole('heading', { name: 'Ranking' }).waitFor();
    expect(await page.locator(at({ of: 'standing' })).count()).toBe(3);
    await page.getByRole('link', { name: 'Next lesson' }).waitFor();
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('heading', { level: 1, name: 'Learn to play' }).waitFor();
    await page.context().close();
  },
  PATIENCE,
);
