import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitors, type Visitors } from '../browser.ts';
import { makeTable } from '../people.ts';
import { change, look, type Scene } from '../scene.ts';
import { openServer, type Server } from '../server.ts';

const PATIENCE = 300_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Bots keep the pace of the sand, even where none runs. */
const TERMS = { speed: 10, timing: ['untimed', 'untimed', 'untimed', 'untimed'] } as const;

let server: Server;
let visitors: Visitors;
beforeAll(async () => {
  server = await openServer();
  visitors = await openVisitors(PHONE);
});
afterAll(async () => {
  await visitors.close();
  await server.stop();
});

/** From the start page to the first placement; nothing is touched but with a finger. */
async function begin(page: Page): Promise<void> {
  const code = await makeTable(server.address, { terms: TERMS });
  await page.goto(`${server.address}/t/${code}`);
  await page.getByRole('button', { name: 'Sit down' }).tap();
  await page.getByRole('button', { name: 'Add a bot' }).tap();
  await page.getByText('All ready.').waitFor();
  await page.getByRole('button', { name: 'Start the game' }).tap();
  await page.locator('.strip-own').waitFor();
}

const PARTS = {
  way: '.popover .button',
  confirm: '[data-confirm]:not(:disabled)',
  more: '[data-plus]:not(:disabled)',
  answer: '.council-provinces button, .question-answers button',
  offer: '.offer-open',
  done: '.strip-own .finish.button-main, .council-side .button-main',
} as const;

/** Where the worker in hand stands already, a touch would put it down. */
const PLACE = '.frame:not(:has(.piece-picked)) .target';

/** What a finger would touch next; nothing while there is only waiting to do. */
function nextTouch(page: Page, scene: Scene, tried: Set<string>): Locator | null {
  const part = (name: keyof typeof PARTS) => page.locator(PARTS[name]).filter({ visible: true }).first();
  if (scene.asks === 'ways') return part('way');
  if (scene.asks === 'confirm') return part('confirm');
  if (scene.asks === 'amounts') return part('more');
  if (scene.asks === 'answers') return part('answer');
  if (scene.offers.length > 0) return part('offer');
  if (scene.places.length > 0) return page.locator(PLACE).nth(tried.size % scene.places.length);
  const worker = (key: string) => page.locator(`.strip-own [data-key="${key}"]`);
  if (scene.mayPlace) return worker(scene.workers.find(({ state }) => state === 'free')?.key ?? '');
  if (scene.hasSaidDone || !scene.maySayDone) return null;
  const next = scene.workers.find(({ key, state }) => state !== 'stuck' && !tried.has(key));
  if (scene.phase !== 'round' || next === undefined) return part('done');
  tried.add(next.key);
  return worker(next.key);
}

async function play(page: Page): Promise<number> {
  let touches = 0;
  let tried = new Set<string>();
  for (;;) {
    const scene = await look(page);
    if (scene.over) return touches;
    const piece = nextTouch(page, scene, tried);
    if (piece === null || scene.phase !== 'round') tried = new Set();
    if (piece !== null) {
      await piece.tap({ timeout: 4000 }).catch(() => undefined);
      touches += 1;
    }
    await change(page, scene, piece === null ? PATIENCE : 700).catch(() => undefined);
  }
}

test(
  'a whole game on a phone, by touch only',
  async () => {
    const page = await visitors.visit();
    page.setDefaultTimeout(PATIENCE);
    await begin(page);
    expect(await play(page)).toBeGreaterThan(60);
    expect(await page.locator('.end-ranking .place-who').count()).toBe(2);
    await page.context().close();
  },
  PATIENCE,
);

const situation = (name: string): string => `${server.address}/gallery?situation=${encodeURIComponent(name)}`;

test('timers, goods, workers and tabs stay on screen on every tab, and nothing makes the page scroll', async () => {
  const page = await visitors.visit();
  await page.goto(situation('round for five'));
  for (const tab of ['Board', 'Mat', 'Rivals', 'Council', 'Log']) {
    await page.getByRole('tab', { name: tab }).tap();
    for (const part of ['.strip-timers', '.strip-own .purse', '.strip-own .crew', '.tabs']) {
      const box = await page.locator(part).boundingBox();
      expect(box, `${part} on ${tab}`).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    }
    const beyond = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(beyond).toEqual([0, 0]);
  }
  await page.context().close();
});

test('a worker in hand turns the board to a place that will have it, and a swipe turns on', async () => {
  const page = await visitors.visit();
  await page.goto(situation('moving workers'));
  await page.getByRole('tab', { name: 'Mat' }).tap();
  const scene = await look(page);
  const free = scene.workers.find(({ state }) => state === 'free' || state === 'waiting');
  await page.locator(`.strip-own [data-key="${free?.key}"]`).tap();
  await page.locator('.frame .target').first().waitFor();
  expect(await page.getByRole('tab', { name: 'Board' }).getAttribute('aria-selected')).toBe('true');
  await page
    .locator('.pages')
    .evaluate((pages) => pages.scrollTo({ left: pages.clientWidth * 2, behavior: 'instant' }));
  await page.locator('.page-dot-black[aria-current="true"]').waitFor();
  await page.context().close();
});

test('everything to be touched on a phone is at least 40 pixels wide and high', async () => {
  const page = await visitors.visit();
  for (const name of ['round for five', 'a question', 'moving workers']) {
    await page.goto(situation(name));
    for (const tab of ['Board', 'Mat', 'Rivals', 'Council', 'Log']) {
      await page.getByRole('tab', { name: tab }).tap();
      expect(await tooSmall(page), `${name}, ${tab}`).toEqual([]);
    }
  }
  await page.context().close();
});

const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a, main input')].flatMap((piece) => {
      const { width, height } = piece.getBoundingClientRect();
      if (width === 0 || piece.closest('.text-link') !== null) return [];
      return Math.min(width, height) < 39.5 ? [`${piece.className} ${Math.round(width)}×${Math.round(height)}`] : [];
    }),
  );
