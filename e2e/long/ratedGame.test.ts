import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Player } from '#protocol';
import { at } from '../at.ts';
import { otherDoors } from '../doors.ts';
import { openHouse } from '../house.ts';
import { leave, namesIn, playQuickly, ranking, WHOLE_GAME } from '../people.ts';
import { lookRated } from '../rated.ts';

const house = openHouse({ reducedMotion: 'reduce' }, {}, 4);
const door = otherDoors(house);
const NAMES = ['Ada One', 'Bela Two'];

/** What the page of a player says of a rating: the figure, how many games, and what the last one changed. */
async function ratingOf(page: Page, name: string): Promise<{ readonly said: string; readonly change: number }> {
  await page.goto(`/players/${encodeURIComponent(name)}`);
  const said = await page.getByRole('region', { name: 'Rating', exact: true }).getByRole('row').nth(1).innerText();
  const last = page.getByRole('region', { name: 'Last games' }).getByRole('row').nth(1);
  const change = (await last.innerText()).match(/[+−]\d+/)?.[0] ?? '';
  return { said: said.replaceAll(/\s+/g, ' '), change: Number(change.replace('−', '-')) };
}

test(
  'two strangers play a rated game to its end: one gains, the other loses, and both read so on their pages',
  async () => {
    const doors = [house.address, await door(2)];
    const pages: Page[] = [];
    for (const [nth, name] of NAMES.entries())
      pages.push(await lookRated(house, doors[nth] ?? '', name, { pace: 'Without timers', wait: '30 s' }));
    await Promise.all(pages.map((page) => page.locator(at({ of: 'board' })).waitFor()));
    await Promise.all(pages.map((page, seed) => playQuickly(page, seed + 1)));
    const [places = [], ...others] = await Promise.all(pages.map((page) => ranking(page, WHOLE_GAME)));
    expect(namesIn(places)).toEqual(NAMES);
    for (const other of others) expect(other).toEqual(places);

    const [page] = pages as [Page];
    const [first = '', last = ''] = [places[0], places.at(-1)].map((place) => place?.split(': ')[0]);
    // Those who watched see the end later, and until then no rating tells of it.
    const games = async (): Promise<number> => {
      const answer = await page.request.get(`/api/players/${encodeURIComponent(first)}`);
      return ((await answer.json()) as Player).last.length;
    };
    await expect.poll(games).toBe(1);
    const [winner, loser] = [await ratingOf(page, first), await ratingOf(page, last)];
    expect([winner.change > 0, loser.change < 0]).toEqual([true, true]);
    for (const { said } of [winner, loser]) expect(said).toMatch(/^Untimed .*provisional.* 1$/);

    await page.goto('/players');
    await page.getByRole('radio', { name: 'Untimed' }).check();
    await page.getByRole('heading', { name: 'Untimed 2 players' }).waitFor();
    expect(await page.getByRole('rowheader').first().innerText()).toContain(first);
    await leave(pages);
  },
  WHOLE_GAME,
);
