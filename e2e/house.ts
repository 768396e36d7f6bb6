import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openPage, type Wishes } from './browser.ts';
import { closeContexts } from './evidence.ts';
import { hasten } from './hasten.ts';
import { hastened, openServer, type Server } from './server.ts';

/** A server of its own and a browser for each of its visitors. */
export interface House {
  readonly address: string;
  readonly visit: (wishes?: Wishes) => Promise<Page>;
}

/**
 * For all tests of a file: opened before the first, closed after the last.
 * With haste all clocks of the server and of its visitors run so many times faster: for whole games, where nothing depends on a moment.
 */
export function openHouse(
  guests: BrowserContextOptions = {},
  settings: Readonly<Record<string, string>> = {},
  haste = 1,
): House {
  let server: Server;
  beforeAll(async () => {
    server = await openServer({ ...hastened(haste), ...settings });
  });
  afterAll(async () => {
    await closeContexts();
    await server.stop();
  });
  return {
    get address() {
      return server.address;
    },
    async visit(wishes) {
      const page = await openPage({ baseURL: server.address, ...guests }, wishes);
      if (haste !== 1) await hasten(page, haste);
      return page;
    },
  };
}
