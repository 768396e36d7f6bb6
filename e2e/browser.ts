import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
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
