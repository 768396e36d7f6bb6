import { mkdirSync, rmSync } from 'node:fs';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { need } from '../tools/needs.mjs';
import { chromiumOptions } from './chromium.ts';
import { REPORTS } from './evidence.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
  }
}

let server: BrowserServer;

/** One Chromium for all tests: starting it is dear, a fresh context in it is not. */
export async function setup(project: TestProject): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  need('chromium');
  server = await chromium.launchServer({ ...chromiumOptions(), host: '127.0.0.1' });
  project.provide('chromium', server.wsEndpoint());
}

export const teardown = (): Promise<void> => server.close();
