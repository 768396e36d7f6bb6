import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
import { openHouse } from './house.ts';
import { gather, leave, makeTable, playQuickly } from './people.ts';

const house = openHouse({ reducedMotion: 'reduce' }, {}, 4);

const PATIENCE = 400_000;
const ADVANCED = /Alchemist|Warmonger|Insurgent|Pacifist|Tyrant/;
const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;

test(
  'two browsers play on with advanced characters, through a reload and a lost network',
  async () => {
    const code = await makeTable(house.address, { terms: { timing: UNTIMED, lastWord: 1000 } });
    const pages = await gather(house, code, 2, async (page) => {
      await page.locator(at({ of: 'ownCharacter' })).click();
      await page.getByRole('button', { name: 'Any advanced' }).click();
    });
    for (const page of pages) expect(await page.locator(`${at({ of: 'mat' })} h2`).textContent()).toMatch(ADVANCED);
    await Promise.all(pages.map((page, seat) => playQuickly(page, seat + 20)));
    const [one, other] = pages as [Page, Page];
    await one.getByRole('heading', { name: 'Round 2' }).waitFor();
    await one.reload();
    await one.locator(at({ of: 'mat' })).waitFor();
    // Reloaded, it has to be played again.
    await playQuickly(one, 9);
    await other.context().setOffline(true);
    await other.locator(at({ of: 'banner', name: 'lost' })).waitFor();
    await other.context().setOffline(false);
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
