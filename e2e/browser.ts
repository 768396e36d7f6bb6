import type { BrowserContext, BrowserContextOptions, Browser as Chromium, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { inject } from 'vitest';
import { watchContext } from './evidence.ts';

export type Browser = { readonly context: BrowserContext; readonly close: () => Promise<void> };

let connected: Promise<Chromium> | undefined;

/** The one Chromium, met once by all files that share this process. */
const meetChromium = (): Promise<Chromium> => {
  connected ??= chromium.connect(inject('chromium'));
  return connected;
};

async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await meetChromium();
  return watchContext(await browser.newContext(options));
}

/** A browser with nothing kept from before, also for work offline. */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<Browser> {
  const context = await openContext(options);
  return { context, close: () => context.close() };
}

const DESK = { width: 1440, height: 900 };

/** A page of a browser that shares nothing with any other. Nothing is kept for work offline: that takes time. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await openContext({ viewport: DESK, locale: 'en-GB', serviceWorkers: 'block', ...options });
  return context.newPage();
}
