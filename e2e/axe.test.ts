import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter, faultsOf, namelessOn } from './axe.ts';
import { openVisitors, type Visitors } from './browser.ts';
import { SCREENS, show } from './screens.ts';
import { openServer, type Server } from './server.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

let server: Server;
let visitors: Visitors;
let page: Page;
beforeAll(async () => {
  server = await openServer();
  visitors = await openVisitors({ reducedMotion: 'reduce', baseURL: server.address });
  page = await visitors.visit();
});
afterAll(async () => {
  await visitors.close();
  await server.stop();
});

/** Every other room is looked at in `long/`: there each screen is shown in all of them. */
describe('axe finds no fault and nothing lacks a name, on a dark desk and on a light phone', () => {
  test.each(SCREENS)('$name', async (screen) => {
    await page.setViewportSize(DESK);
    await show(page, screen);
    for (const [size, theme] of [
      [DESK, 'dark'],
      [PHONE, 'light'],
    ] as const) {
      await page.setViewportSize(size);
      await enter(page, { theme, contrast: 'no-preference' });
      expect(await faultsOf(page), theme).toEqual([]);
      expect(await namelessOn(page), theme).toEqual([]);
    }
  });
});
