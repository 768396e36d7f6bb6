import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE, playAdvanced, UNTIMED } from './advanced.ts';
import { openHouse } from './house.ts';
import { gather, leave, makeTable } from './people.ts';

const house = openHouse({ reducedMotion: 'reduce' }, {}, 4);

test(
  'two browsers play on with advanced characters, through a reload and a lost network',
  async () => {
    const pages = await playAdvanced(house);
    await Promise.all(pages.map((page) => page.getByRole('heading', { name: /^Round [34]$/ }).waitFor()));
    await leave(pages);
  },
  PATIENCE,
);

test('the language changes in the middle of a game', async () => {
  const code = await makeTable(house.address, { terms: { timing: UNTIMED } });
  const [page, other] = (await gather(house, code, 2)) as [Page, Page];
  for (const [language, own, round, mat] of [
    ['de', 'Deutsch', 'Runde 1', 'Dein Tableau'],
    ['nl', 'Nederlands', 'Ronde 1', 'Je tableau'],
    ['cs', 'Čeština', '1. kolo', 'Vaše deska'],
  ] as const) {
    await page.getByRole('button', { name: /Settings|Einstellungen|Instellingen/ }).click();
    await page.getByRole('radio', { name: own }).check({ force: true });
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: round }).waitFor();
    expect(await page.getByRole('region', { name: mat }).count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  }
  await leave([page, other]);
});
