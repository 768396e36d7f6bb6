import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Browser = { readonly context: BrowserContext; readonly close: () => Promise<void> };

/** A Chromium with a fresh profile; `npm test` says through PENDULUM_CHROMIUM which one. */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'pendulum-'));
  const executablePath = process.env.PENDULUM_CHROMIUM ?? '/usr/bin/chromium';
  const context = await chromium.launchPersistentContext(profile, { ...options, executablePath, args: FLAGS });
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, close };
}

export type Visitors = { readonly visit: () => Promise<Page>; readonly close: () => Promise<void> };

/** One Chromium for many people: each visit is a browser of its own that shares nothing with the others. */
export async function openVisitors(options: BrowserContextOptions = {}): Promise<Visitors> {
  const executablePath = process.env.PENDULUM_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    visit: async () => (await browser.newContext({ viewport: DESK, locale: 'en-GB', ...options })).newPage(),
    close: () => browser.close(),
  };
}

const DESK = { width: 1440, height: 900 };
