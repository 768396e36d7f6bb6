import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { percentile } from '../figures/bench.ts';
import { SLOWER } from './slowly.ts';
import { type Traced, traced } from './trace.ts';

/** A table of five with all timers running, on which the other four go on playing. */
const BUSY_TABLE = `/gallery?situation=${encodeURIComponent('a round begins')}&alive`;
const WARM_UP = 3000;
const TRACED = 10_000;
/** Milliseconds between two frames, sixty of them a second. */
const FRAME = 1000 / 60;

const DESK = { viewport: { width: 1440, height: 900 } };
const DENSE_DESK = { ...DESK, deviceScaleFactor: 2 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A stranger's page: nothing kept from before, nothing fetched for later. */
export async function visit(browser: Browser, screen: BrowserContextOptions = DESK): Promise<Page> {
  return (await browser.newContext({ ...screen, locale: 'en-GB', serviceWorkers: 'block' })).newPage();
}

/** The last group of rendered pieces is worn. */
const dressed = (page: Page): Promise<void> => page.locator('html[data-matter~="lands"]').waitFor();

/** The rendered sheets of a first table on a dense screen, which asks for more than a plain one. */
export async function artBytesOfFirstTable(browser: Browser, address: string): Promise<number> {
  const page = await visit(browser, DENSE_DESK);
  const asked: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (/\.webp$/.test(request.url())) asked.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${address}${BUSY_TABLE}`);
  await dressed(page);
  await page.waitForLoadState('networkidle');
  const bytes = await Promise.all(asked);
  await page.context().close();
  return bytes.reduce((sum, each) => sum + each, 0);
}

async function watched(page: Page, address: string): Promise<Traced> {
  await page.goto(`${address}${BUSY_TABLE}`);
  await page.locator('[data-at=glass-purple]').first().waitFor();
  await dressed(page);
  await page.waitForTimeout(WARM_UP);
  const measured = await traced(page, TRACED);
  await page.context().close();
  return measured;
}

export const onDesk = async (browser: Browser, address: string): Promise<Traced> =>
  watched(await visit(browser), address);

/** How many frames in a hundred leave the main thread of a phone in time for sixty a second, and what they cost it. */
export async function onPhone(browser: Browser, address: string) {
  const page = await visit(browser, PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { frames } = await watched(page, address);
  const inTime = frames.filter((cost) => cost <= FRAME).length / frames.length;
  return {
    framesPhone: Number((100 * inTime).toFixed(1)),
    framePhoneP95Ms: Number(percentile(frames, 0.95).toFixed(2)),
  };
}
