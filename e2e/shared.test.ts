import { test } from 'vitest';
import { at } from './at.ts';
import { openHouse } from './house.ts';

const house = openHouse({ reducedMotion: 'reduce' });

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
