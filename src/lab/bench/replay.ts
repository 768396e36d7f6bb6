import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { serverAsChild } from '../chaos/child.ts';
import { temporaryFolder } from '../chaos/folder.ts';
import { simulateTable, until } from '../chaos/tables.ts';
import { type Bench, below, type Found } from './bench.ts';
import { FLAGS, SLOWER, SLOWLY } from './browser.ts';
import { percentile } from './server-load.ts';

const CLIENT = resolve('dist/client');
const KIB = 1024;
const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;
const PATIENCE = 300_000;
const VISITS = 5;
const MOMENTS = 50;
/** Milliseconds between two thoughts, at most: fast enough for a game to end, slow enough for one to go on. */
const FAST_PLAY = 20;
const SLOW_PLAY = 10_000;

/** What it takes to see a game of five again, and to look in on one that goes on, for whoever has been here before. */
export const replayBench: Bench = async () => {
  if (!existsSync(`${CLIENT}/index.html`)) throw new Error('There is nothing to measure yet: npm run build');
  const data = temporaryFolder();
  const server = await serverAsChild(data.path, { PENDULUM_CLIENT: CLIENT });
  const executablePath = process.env.PENDULUM_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: [...FLAGS] });
  try {
    const table = (seed: number, pace: number) =>
      simulateTable({ address: server.address, seats: 5, seed, timing: UNTIMED, pace: () => pace });
    const played = await table(1, FAST_PLAY);
    await until(() => played.players.every((player) => player.isOver()), PATIENCE, 'the game never ended');
    const going = await table(2, SLOW_PLAY);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await visitOnce(context, server.address);
    const joins: number[] = [];
    const opens: Opened[] = [];
    for (let nth = 0; nth < VISITS; nth += 1) {
      joins.push(await join(context, `${server.address}/t/${going.code}`));
      opens.push(await open(context, `${server.address}/replay/${played.code}`));
    }
    for (const player of [...played.players, ...going.players]) player.hangUp();
    return found({
      replayBytes: Math.max(...opens.map(({ bytes }) => bytes)),
      replayReadyMs: Math.round(Math.min(...opens.map(({ ready }) => ready))),
      seekP95Ms: best(opens.map(({ seeks }) => percentile(seeks, 0.95))),
      slowSeekP95Ms: best(opens.map(({ slowSeeks }) => percentile(slowSeeks, 0.95))),
      joinMs: Math.round(Math.min(...joins)),
    });
  } finally {
    await browser.close();
    await server.kill();
    data.remove();
  }
};

const best = (values: readonly number[]): number => Number(Math.min(...values).toFixed(1));

async function visitOnce(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  await page.close();
}

/** Goes there and gives the time until the board has been painted, told by the page itself: looking for it would slow it. */
async function goAndSee(page: Page, address: string): Promise<number> {
  await page.addInitScript(SHOWN);
  const shown = page.waitForEvent('console', (message) => message.text().startsWith('shown '));
  await page.goto(address, { waitUntil: 'commit' });
  return Number((await shown).text().slice('shown '.length));
}

const SHOWN = `new MutationObserver((_, self) => {
  if (document.querySelector('.board') === null) return;
  self.disconnect();
  requestAnimationFrame(() => setTimeout(() => console.log('shown ' + performance.now())));
}).observe(document, { childList: true, subtree: true })`;

/** In the middle of a game, as somebody who only looks on. */
async function join(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const at = await goAndSee(page, address);
  await page.close();
  return at;
}

interface Opened {
  readonly ready: number;
  readonly bytes: number;
  readonly seeks: readonly number[];
  readonly slowSeeks: readonly number[];
}

/** On the slow profile: until it can be used, and then from moment to moment, with a quarter of the processor and all of it. */
async function open(context: BrowserContext, address: string): Promise<Opened> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOWLY);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (!request.url().endsWith('/log')) return;
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    bytes = responseHeadersSize + responseBodySize;
  });
  const ready = await goAndSee(page, address);
  const slowSeeks = (await page.evaluate(SEEK)) as readonly number[];
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const seeks = (await page.evaluate(SEEK)) as readonly number[];
  await page.close();
  return { ready, bytes, seeks, slowSeeks };
}

/** From the touch of the line of time until the board is drawn anew. */
const SEEK = `(async () => {
  const line = document.querySelector('.timeline-range');
  const found = [];
  for (let nth = 0; nth < ${MOMENTS}; nth += 1) {
    line.value = String(Math.floor((Number(line.max) * ((nth * 37 + 11) % ${MOMENTS})) / ${MOMENTS}));
    const began = performance.now();
    line.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    await new Promise((drawn) => setTimeout(drawn));
    found.push(performance.now() - began);
  }
  return found;
})()`;

interface Figures extends Readonly<Record<string, number>> {
  readonly replayBytes: number;
  readonly replayReadyMs: number;
  readonly seekP95Ms: number;
  readonly slowSeekP95Ms: number;
  readonly joinMs: number;
}

const found = (figures: Figures): Found => ({
  figures,
  lines: [
    {
      what: 'the log of a game of five on the wire',
      found: `${(figures.replayBytes / KIB).toFixed(1)} KiB`,
      mark: { text: 'below 150 KiB', reached: figures.replayBytes < 150 * KIB },
    },
    {
      what: 'until its replay can be used, fast 3G and a quarter of the processor',
      found: `${figures.replayReadyMs} ms`,
      mark: below(figures.replayReadyMs, 1000),
    },
    {
      what: 'from one moment to another in it, p95',
      found: `${figures.seekP95Ms} ms`,
      mark: below(figures.seekP95Ms, 100),
    },
    { what: '  with a quarter of the processor', found: `${figures.slowSeekP95Ms} ms` },
    {
      what: 'until somebody who comes in the middle of a game sees it',
      found: `${figures.joinMs} ms`,
      mark: below(figures.joinMs, 1000),
    },
  ],
});
