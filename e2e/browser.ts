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

/**
 * What all tests choose, unless they are about it. They know what they want, so deeds wait for no second thought.
 * Rendered pieces and sound cost a browser without a graphics card a third of its time.
 */
const CHOSEN = { guard: '"off"', flat: 'true', muted: 'true' };
export type Wishes = Partial<typeof CHOSEN>;
export const RENDERED: Wishes = { flat: 'false' };
export const ALOUD: Wishes = { muted: 'false' };

/** In every page before its own scripts, and never over what is kept. */
function keep(settings: Readonly<Record<string, string>>): void {
  // A page without an address has no storage.
  if (globalThis.origin === 'null') return;
  for (const [name, value] of Object.entries(settings))
    localStorage.setItem(`pendulum.${name}`, localStorage.getItem(`pendulum.${name}`) ?? value);
}

async function openContext(options: BrowserContextOptions, wishes: Wishes): Promise<BrowserContext> {
  const browser = await meetChromium();
  const context = await watchContext(await browser.newContext(options));
  await context.addInitScript(keep, { ...CHOSEN, ...wishes });
  return context;
}

/** A browser with nothing kept from before, also for work offline. */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<Browser> {
  const context = await openContext(options, {});
  return { context, close: () => context.close() };
}

const DESK = { width: 1440, height: 900 };

/** A page of a browser that shares nothing with any other. Nothing is kept for work offline: that takes time. */
export async function openPage(options: BrowserContextOptions = {}, wishes: Wishes = {}): Promise<Page> {
  const context = await openContext({ viewport: DESK, locale: 'en-GB', serviceWorkers: 'block', ...options }, wishes);
  return context.newPage();
}
