import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { resolve } from 'node:path';
import { simulateTable } from '../../chaos/players/simulatedTable.ts';
import { openLine } from '../../lines/line.ts';
import { serverAsChild } from '../../processes/child.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { until } from '../../processes/patience.ts';
import { type Bench, below, type Found, percentile } from '../figures/bench.ts';
import { type BareBrowser, openBareBrowser, type Tab } from './bareBrowser.ts';
import { SLOWER, SLOWLY } from './slowly.ts';

const CLIENT = resolve('dist/client');
const KIB = 1024;
const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;
const PATIENCE = 300_000;
const VISITS = 5;
const MOMENTS = 50;
/** Milliseconds between two thoughts, at most: fast enough for a game to end, slow enough for one to go on. */
const FAST_PLAY = 20;
const SLOW_PLAY = 10_000;
/** For all that goes over the line, also by way of a service worker. */
const FAST_3G = { latency: SLOWLY.latency / 2, up: SLOWLY.uploadThroughput, down: SLOWLY.downloadThroughput };

/** What it takes a returning visitor to see a game of five again, and to look in on one that goes on. */
export const replayBench: Bench = async () => {
  if (!existsSync(`${CLIENT}/index.html`)) throw new Error('There is nothing to measure yet: npm run build');
  const data = temporaryFolder();
  const server = await serverAsChild(data.path, { PENDULUM_CLIENT: CLIENT });
  const line = await openLine(() => server.address, { weather: FAST_3G });
  const browser = await openBareBrowser();
  try {
    const table = (seed: number, pace: number) =>
      simulateTable({ address: server.address, seats: 5, seed, timing: UNTIMED, pace: () => pace });
    const played = await table(1, FAST_PLAY);
    await until(() => played.players.every((player) => player.isOver()), PATIENCE, 'the game never ended');
    const going = await table(2, SLOW_PLAY);
    for (const address of [server.address, line.address]) await visitOnce(browser, address);
    const joins: number[] = [];
    const opens: Opened[] = [];
    for (let nth = 0; nth < VISITS; nth += 1) {
      joins.push(await join(browser, `${server.address}/t/${going.code}`));
      opens.push(await open(browser, `${line.address}/replay/${played.code}`));
    }
    for (const player of [...played.players, ...going.players]) player.hangUp();
    return found({
      replayBytes: await weigh(`${server.address}/api/tables/${played.code}/log`),
      replayReadyMs: Math.round(Math.min(...opens.map(({ ready }) => ready))),
      seekP95Ms: best(opens.map(({ seeks }) => percentile(seeks, 0.95))),
      slowSeekP95Ms: best(opens.map(({ slowSeeks }) => percentile(slowSeeks, 0.95))),
      joinMs: Math.round(Math.min(...joins)),
    });
  } finally {
    await browser.close();
    await line.close();
    await server.kill();
    data.remove();
  }
};

const best = (values: readonly number[]): number => Number(Math.min(...values).toFixed(1));

/** Head and body as they travel to a browser. */
const weigh = (address: string): Promise<number> =>
  new Promise((done, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      const { socket } = answer;
      answer.resume();
      answer.on('end', () => done(socket.bytesRead));
    }).on('error', reject);
  });

async function visitOnce(browser: BareBrowser, address: string): Promise<void> {
  const tab = await browser.newTab();
  await tab.prepare(KEPT);
  const kept = tab.printed('kept');
  await tab.go(address);
  await kept;
  await tab.close();
}

const KEPT = `navigator.serviceWorker.addEventListener('controllerchange', () => console.log('kept here'))`;

/** Goes there and gives the time until the board has been painted, told by the page itself: looking for it would slow it. */
async function goAndSee(tab: Tab, address: string): Promise<number> {
  await tab.prepare(SHOWN);
  const shown = tab.printed('shown');
  await tab.go(address);
  return Number(await shown);
}

const SHOWN = `new MutationObserver((_, self) => {
  if (document.querySelector('[data-at=board]') === null) return;
  self.disconnect();
  requestAnimationFrame(() => setTimeout(() => console.log('shown ' + performance.now())));
}).observe(document, { childList: true, subtree: true })`;

/** Comes as a spectator into the middle of a game; gives the milliseconds until it is seen. */
async function join(browser: BareBrowser, address: string): Promise<number> {
  const tab = await browser.newTab();
  const at = await goAndSee(tab, address);
  await tab.close();
  return at;
}

interface Opened {
  readonly ready: number;
  readonly seeks: readonly number[];
  readonly slowSeeks: readonly number[];
}

/** On the slow profile: until it can be used, and then from moment to moment, with a quarter of the processor and all of it. */
async function open(browser: BareBrowser, address: string): Promise<Opened> {
  const tab = await browser.newTab();
  await tab.slowDown(SLOWER);
  const ready = await goAndSee(tab, address);
  const slowSeeks = (await tab.evaluate(SEEK)) as readonly number[];
  await tab.slowDown(1);
  const seeks = (await tab.evaluate(SEEK)) as readonly number[];
  await tab.close();
  return { ready, seeks, slowSeeks };
}

/** From the touch of the line of time until the board is drawn anew. */
const SEEK = `(async () => {
  while (document.querySelector('[data-at=timeline]') === null) await new Promise(requestAnimationFrame);
  const line = document.querySelector('[data-at=timeline]');
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
      what: 'until a person who comes in the middle of a game sees it',
      found: `${figures.joinMs} ms`,
      mark: below(figures.joinMs, 1000),
    },
  ],
});
