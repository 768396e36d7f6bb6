import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { at } from './at.ts';
import type { House } from './house.ts';
import { gather, makeTable, playQuickly } from './people.ts';

export const PATIENCE = 400_000;
export const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;
const ADVANCED = /Alchemist|Warmonger|Insurgent|Pacifist|Tyrant/;

/** Two people with advanced characters play on their own; one has reloaded in round 2, the other has lost the network for a while. */
export async function playAdvanced(house: House): Promise<readonly Page[]> {
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
  return pages;
}
