import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openVisitors, type Visitors } from './browser.ts';
import { openServer, type Server } from './server.ts';

/** A server of its own and a Chromium for whoever comes to it. */
export interface House {
  readonly address: string;
  readonly visit: () => Promise<Page>;
}

/** For all tests of a file: opened before the first, closed after the last. */
export function openHouse(guests: BrowserContextOptions = {}, settings: Readonly<Record<string, string>> = {}): House {
  let server: Server;
  let visitors: Visitors;
  beforeAll(async () => {
    server = await openServer(settings);
    visitors = await openVisitors({ baseURL: server.address, ...guests });
  });
  afterAll(async () => {
    await visitors.close();
    await server.stop();
  });
  return {
    get address() {
      return server.address;
    },
    visit: () => visitors.visit(),
  };
}
