import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tableAt } from '#server';
import { at } from '../at.ts';
import { otherDoors } from '../doors.ts';
import { openHouse } from '../house.ts';
import { leave } from '../people.ts';
import { lookRated } from '../rated.ts';

const PATIENCE = 300_000;
const house = openHouse({ reducedMotion: 'reduce' });
const door = otherDoors(house);
const NAMES = ['Ada One', 'Bela Two', 'Cyr Three', 'Dora Four', 'Eno Five'];

test(
  'six browsers of three houses: five people sit down at one rated table at once, and the sixth watches it',
  async () => {
    const doors = [house.address, await door(2), await door(3)];
    const pages: Page[] = [];
    for (const [nth, name] of NAMES.entries()) pages.push(await lookRated(house, doors[nth % 3] ?? '', name));
    await Promise.all(pages.map((page) => page.locator(at({ of: 'board' })).waitFor()));
    const paths = new Set(pages.map((page) => new URL(page.url()).pathname));
    expect(paths.size).toBe(1);
    const [path = ''] = paths;
    const { chairs, terms } = await tableAt(house.address, path.slice('/t/'.length));
    expect([terms.rated, chairs.map(({ name }) => name).toSorted()]).toEqual([true, NAMES]);

    const watcher = await house.visit();
    await watcher.goto('/');
    await watcher.locator(`a[href$="${path}"]`).click();
    await expect.poll(() => watcher.url()).toContain(path);
    expect(await watcher.locator(at({ of: 'joinGame' })).count()).toBe(0);
    await leave([...pages, watcher]);
  },
  PATIENCE,
);
