import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from '../at.ts';
import { openHouse } from '../house.ts';
import { gather, leave, makeTable, NAMES, namesIn, playQuickly, ranking } from '../people.ts';

const house = openHouse({ reducedMotion: 'reduce' }, {}, 4);

const PATIENCE = 400_000;
const ADVANCED = /Alchemist|Warmonger|Insurgent|Pacifist|Tyrant/;
const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;

test(
  'two browsers play a whole game with advanced characters, through a reload and a lost network',
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
    const rankings = await Promise.all(pages.map((page) => ranking(page, PATIENCE)));
    expect(namesIn(rankings[0])).toEqual(NAMES.slice(0, 2));
    expect(rankings[1]).toEqual(rankings[0]);
    await leave(pages);
  },
  PATIENCE,
);
