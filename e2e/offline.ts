import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { at } from './at.ts';
import { type Browser, openBrowser } from './browser.ts';
import { hastenedClient } from './hasten.ts';
import { openServer } from './server.ts';

export const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' } as const;
/** Bots pause between two deeds; here so many times shorter. */
const HASTE = 6;

/** The page has been here once: everything it may ever need is kept. */
export async function visitOnce(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/rules`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** A browser that has been here once and has no network any more begins an untimed game against one grandmaster. */
export async function beginOffline(): Promise<Browser & { readonly address: string }> {
  const client = hastenedClient(HASTE);
  const server = await openServer({ PENDULUM_CLIENT: client });
  const { address } = server;
  const browser = await openBrowser(DESK);
  const page = await browser.context.newPage();
  await visitOnce(page, address);
  await browser.context.setOffline(true);
  await server.stop();
  rmSync(client, { recursive: true, force: true });

  await page.goto(`${address}/solo?pace=blitz`);
  const free = page.locator(at({ of: 'soloFree' }));
  for (const name of ['1', 'Grandmaster', 'Untimed'])
    await free.getByRole('radio', { name, exact: true }).check({ force: true });
  await free.getByRole('button', { name: 'Begin' }).click();
  await page.locator(at({ of: 'board' })).waitFor();
  return { ...browser, address };
}
