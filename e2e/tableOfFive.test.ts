import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitors, type Visitors } from './browser.ts';
import { gather, leave, makeTable, NAMES, namesIn, playByScreen, ranking, WHOLE_GAME } from './people.ts';
import { openServer, type Server } from './server.ts';

let server: Server;
let visitors: Visitors;

beforeAll(async () => {
  server = await openServer();
  visitors = await openVisitors({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await visitors.close();
  await server.stop();
});

const TIMED = ['timed', 'timed', 'timed', 'timed'] as const;
const QUICK = { speed: 10, timing: TIMED, waitLimit: 5000, lastWord: 1000 };

test(
  'five browsers play a whole timed game at high speed and show the same ranking',
  async () => {
    const code = await makeTable(server.address, { terms: QUICK });
    const pages = await gather(visitors, server.address, code, 5);
    await Promise.all(pages.map((page, seat) => playByScreen(page, seat + 1)));
    const rankings = await Promise.all(pages.map((page) => ranking(page, WHOLE_GAME)));
    expect(rankings[0]).toHaveLength(5);
    expect(namesIn(rankings[0])).toEqual(NAMES);
    for (const other of rankings) expect(other).toEqual(rankings[0]);
    await leave(pages);
  },
  WHOLE_GAME,
);
