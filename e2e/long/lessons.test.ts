import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#words';
import { openVisitors, type Visitors } from '../browser.ts';
import { HANDS, learnRound, PATIENCE, visitIn } from '../lessons.ts';
import { openServer, type Server } from '../server.ts';

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

test.each(HANDS)(
  'the lesson with running sand comes to its council by %s in every language',
  async (_, hand) => {
    const learned = await Promise.all(
      LANGUAGES.map(async (language) => {
        const page = await visitIn(visitors, language);
        const learned = await learnRound(page, server.address, 'withSand', hand);
        await page.context().close();
        return learned;
      }),
    );
    expect(learned).toEqual(LANGUAGES.map(() => true));
  },
  PATIENCE,
);
