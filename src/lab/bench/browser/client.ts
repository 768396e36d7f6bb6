import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { need } from '../../../../tools/needs.mjs';
import { serverAsChild } from '../../processes/child.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { type Bench, below, type Found, percentile } from '../figures/bench.ts';
import { artBytesOfFirstTable, onDesk, onPhone, visit } from './atTable.ts';
import { FLAGS, SLOWER, SLOWLY } from './slowly.ts';

const CLIENT = resolve('dist/client');
const KIB = 1024;

/** What the browser has to fetch and to do. */
export const clientBench: Bench = async () => {
  if (!existsSync(`${CLIENT}/index.html`)) throw new Error('There is nothing to measure yet: npm run build');
  const data = temporaryFolder();
  const server = await serverAsChild(data.path, { PENDULUM_CLIENT: CLIENT });
  const executablePath = need('chromium');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const weight = await weigh(browser, server.address);
    const paints: number[] = [];
    for (let nth = 0; nth < PAINTS; nth += 1) paints.push(await firstPaint(browser, server.address));
    const artBytesFirstTable = await artBytesOfFirstTable(browser, server.address);
    const { frames, longTasks } = await onDesk(browser, server.address);
    return found({
      ...weight,
      artBytesFirstTable,
      firstPaintMs: Math.round(Math.min(...paints)),
      frameP95Ms: Number(percentile(frames, 0.95).toFixed(2)),
      longTasks,
      ...(await onPhone(browser, server.address)),
    });
  } finally {
    await browser.close();
    await server.kill();
    data.remove();
  }
};

async function weigh(browser: Browser, address: string) {
  const page = await visit(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const code = new Set<string>();
  let pageBytes = 0;
  session.on('Network.responseReceived', ({ response: { url } }) => {
    if (/\.(js|css)$/.test(url)) code.add(basename(url));
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    pageBytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.context().close();
  const firstLoadGzip = [...code].reduce((sum, file) => sum + statSync(`${CLIENT}/assets/${file}.gz`).size, 0);
  return { firstLoadGzip, pageBytes };
}

/** The best of a few, which other work on the machine disturbed least. */
const PAINTS = 5;

/** Nothing is drawn before there are words, so the first paint is the title, the sentence and the button. */
async function firstPaint(browser: Browser, address: string): Promise<number> {
  const page = await visit(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOWLY);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address);
  await page.locator('[data-at=startPlay]').waitFor();
  const at = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now(),
  );
  await page.context().close();
  return at;
}

interface Figures extends Readonly<Record<string, number>> {
  readonly firstLoadGzip: number;
  readonly pageBytes: number;
  readonly firstPaintMs: number;
  readonly artBytesFirstTable: number;
  readonly frameP95Ms: number;
  readonly longTasks: number;
  readonly framesPhone: number;
  readonly framePhoneP95Ms: number;
}

function found(figures: Figures): Found {
  const { firstLoadGzip, pageBytes, firstPaintMs, artBytesFirstTable, frameP95Ms, longTasks } = figures;
  const { framesPhone, framePhoneP95Ms } = figures;
  const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`;
  return {
    figures,
    lines: [
      {
        what: 'JavaScript and CSS of the start page, gzipped',
        found: kib(firstLoadGzip),
        mark: { text: 'at most 130 KiB', reached: firstLoadGzip <= 130 * KIB },
      },
      {
        what: 'the whole start page on the wire',
        found: kib(pageBytes),
        mark: { text: 'below 400 KiB', reached: pageBytes < 400 * KIB },
      },
      {
        what: 'first meaningful paint, fast 3G and a quarter of the processor',
        found: `${firstPaintMs} ms`,
        mark: below(firstPaintMs, 1500),
      },
      {
        what: 'rendered sheets of a first table on a dense screen',
        found: kib(artBytesFirstTable),
        mark: { text: 'at most 350 KiB', reached: artBytesFirstTable <= 350 * KIB },
      },
      {
        what: 'main thread per frame at a table of five, p95',
        found: `${frameP95Ms} ms`,
        mark: { text: 'at most 6 ms', reached: frameP95Ms <= 6 },
      },
      {
        what: 'tasks over 50 ms in 10 s of it',
        found: String(longTasks),
        mark: { text: 'none', reached: longTasks === 0 },
      },
      {
        what: 'frames in time for 60 a second there, a phone with a quarter of the processor',
        found: `${framesPhone} %, p95 ${framePhoneP95Ms} ms of the main thread`,
        mark: { text: 'at least 95 %', reached: framesPhone >= 95 },
      },
    ],
  };
}
