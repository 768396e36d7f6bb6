import { expect, test } from 'vitest';
import { openHouse } from '../house.ts';
import { gather, leave, makeTable, NAMES, namesIn, playByScreen, ranking, WHOLE_GAME } from '../people.ts';

/** Sand runs ten times faster by the terms of the table, and all clocks ten times more. */
const house = openHouse({ reducedMotion: 'reduce' }, {}, 10);

const TIMED = ['timed', 'timed', 'timed', 'timed'] as const;
const QUICK = { speed: 10, timing: TIMED, waitLimit: 10_000, lastWord: 1000 };

test(
  'five browsers play a whole timed game at high speed and show the same ranking',
  async () => {
    const code = await makeTable(house.address, { terms: QUICK });
    const pages = await gather(house, code, 5);
    await Promise.all(pages.map((page, seat) => playByScreen(page, seat + 1)));
    const rankings = await Promise.all(pages.map((page) => ranking(page, WHOLE_GAME)));
    expect(rankings[0]).toHaveLength(5);
    expect(namesIn(rankings[0])).toEqual(NAMES);
    for (const other of rankings) expect(other).toEqual(rankings[0]);
    await leave(pages);
  },
  WHOLE_GAME,
);
