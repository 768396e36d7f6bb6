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
  const context = await watchContext(await browser.newContext(options));
  await context.addInitScript(decide);
  return context;
}

/** Tests know what they want, so deeds wait for no second thought. A test about that chooses otherwise. */
function decide(): void {
  try {
    if (localStorage.getItem('pendulum.guard') === null) localStorage.setItem('pendulum.guard', '"off"');
  } catch {
    // A page without storage of its own.
  }
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
