import { expect, test } from 'vitest';
import { score } from '#engine';
import { at } from './at.ts';
import { beginGame } from './games.ts';
import { openHouse } from './house.ts';
import { leave, NAMES, playByScreen, ranking, WHOLE_GAME } from './people.ts';

/** Sand runs ten times faster by the terms of the table, and all clocks ten times more. */
const house = openHouse({ reducedMotion: 'reduce' }, {}, 10);

const TIMED = ['timed', 'timed', 'timed', 'timed'] as const;
const QUICK = { speed: 10, timing: TIMED, waitLimit: 10_000, lastWord: 1000 };

test(
  'a browser and four programs play a whole timed game at high speed and come to the same ranking',
  async () => {
    const game = await beginGame(house.address, QUICK, NAMES, [1, 2, 3, 4], 200);
    const page = await house.visit();
    await page.goto(`${house.address}/t/${game.code}#seat=${game.tokens[0]}`);
    await page.locator(at({ of: 'board' })).waitFor();
    await playByScreen(page, 1);
    const shown = await ranking(page, WHOLE_GAME);
    await game.over;
    for (const player of game.players) {
      const last = player.game();
      const standings = last === undefined ? [] : score(last).standings;
      expect(standings.map(({ seat, points }) => `${NAMES[seat]}: ${points}`)).toEqual(shown);
    }
    await leave([page]);
    game.leave();
  },
  WHOLE_GAME,
);
