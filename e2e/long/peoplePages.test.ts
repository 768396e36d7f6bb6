import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsInAllRooms } from '../axe.ts';
import { crowded } from '../crowd.ts';
import { openHouse } from '../house.ts';
import { misfits } from '../overflow.ts';
import { type Goings, letGoOn, OPERATOR, PEOPLE_PAGES, showPeoplePage } from '../peoplePages.ts';

const PATIENCE = 400_000;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIZES = [DESK, { width: 844, height: 390 }, PHONE, { width: 360, height: 640 }, { width: 320, height: 568 }];

const house = openHouse({ reducedMotion: 'reduce' }, { ...crowded(), PENDULUM_OPERATOR_TOKEN: OPERATOR });
let goings: Goings;
beforeAll(async () => {
  goings = await letGoOn(house.address);
});
afterAll(() => goings.leave());

test.each(['en', 'de', 'nl', 'cs'])(
  'pages about people fit every screen, in %s',
  { timeout: PATIENCE },
  async (language) => {
    const page = await house.visit();
    await page.addInitScript((spoken) => localStorage.setItem('pendulum.language', JSON.stringify(spoken)), language);
    for (const one of PEOPLE_PAGES) {
      await page.setViewportSize(DESK);
      await showPeoplePage(page, one, goings.code);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect.poll(() => misfits(page), { message: `${one.name}, ${size.width}` }).toEqual([]);
      }
    }
    await page.context().close();
  },
);

test.each(PEOPLE_PAGES)('axe finds no fault in any room: $name', { timeout: PATIENCE }, async (one) => {
  const page = await house.visit();
  await showPeoplePage(page, one, goings.code);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect(await faultsInAllRooms(page), `${size.width}`).toEqual([]);
  }
  await page.context().close();
});
