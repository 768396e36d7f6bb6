import { expect, test } from 'vitest';
import { beginGame } from './games.ts';
import { openHouse } from './house.ts';
import { leave, NAMES, namesIn, playByScreen, ranking, WHOLE_GAME } from './people.ts';

/** Sand runs ten times faster by the terms of the table, and all clocks ten times more. */
const house = openHouse({ reducedMotion: 'reduce' }, {}, 10);

const TIMED = ['timed', 'timed', 'timed', 'timed'] as const;
const QUICK = { speed: 10, timing: TIMED, waitLimit: 10_000, lastWord: 1000 };

test(
  'two browsers and three programs play a whole timed game at high speed and show the same ranking',
  async () => {
    const game = await beginGame(house.address, QUICK, NAMES, [2, 3, 4], 200);
    const pages = await Promise.all([house.visit(), house.visit()]);
    await Promise.all(
      pages.map(async (page, seat) => {
        await page.goto(`${house.address}/t/${game.code}#seat=${game.tokens[seat]}`);
        await page.locator('.board').waitFor();
        await playByScreen(page, seat + 1);
      }),
    );
    const [one, other] = await Promise.all(pages.map((page) => ranking(page, WHOLE_GAME)));
    expect(namesIn(one)).toEqual(NAMES);
    expect(other).toEqual(one);
    await leave(pages);
    game.leave();
  },
  WHOLE_GAME,
);
