import { expect, test } from 'vitest';
import { at } from './at.ts';
import { faultsOf } from './axe.ts';
import { openHouse } from './house.ts';

const house = openHouse({ reducedMotion: 'reduce' });
const RECORDING = new URL('../replays/two-players-timed.json', import.meta.url).pathname;

test('a missed chance of a game is practised, judged by the champion, and comes back', async () => {
  const page = await house.visit();
  await page.goto('/replay');
  await page.locator('input[type="file"]').setInputFiles(RECORDING);
  await page.locator(at({ of: 'analyse' })).click();
  await page
    .locator(at({ of: 'lapses' }))
    .getByRole('button', { name: 'Practise' })
    .first()
    .click();
  const panel = page.locator(at({ of: 'puzzle' }));
  await panel.getByRole('button', { name: 'Hint' }).click();
  await panel.getByRole('button', { name: 'Solution' }).click();
  await panel.getByText('Chance to win').waitFor();
  expect(await panel.getAttribute('data-verdict')).toBe('shown');
  expect(await faultsOf(page)).toEqual([]);
  await panel.getByRole('link', { name: 'All puzzles' }).click();
  const overview = page.locator(at({ of: 'practice' }));
  await overview.getByRole('img', { name: 'tried' }).waitFor();
  await overview.getByRole('link', { name: 'Today’s puzzle' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
