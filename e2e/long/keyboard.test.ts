import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from '../at.ts';
import { openHouse } from '../house.ts';
import { makeTable } from '../people.ts';
import { change, look, type Scene } from '../scene.ts';

const PATIENCE = 300_000;

const house = openHouse();

/** Presses Tab until what has the focus is called so. A trap on the way would end in an error. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const called = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement) return focused.labels?.[0]?.textContent ?? '';
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (name.test(called.trim())) return;
  }
  throw new Error(`no way to ${name} with Tab`);
}

/** Bots keep the pace of the sand, even where none runs. */
const TERMS = { speed: 10, timing: ['untimed', 'untimed', 'untimed', 'untimed'] } as const;

/** From the start page to the first placement, without a mouse. */
async function begin(page: Page): Promise<void> {
  const code = await makeTable(house.address, { terms: TERMS });
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Join a table' }).waitFor();
  await tabTo(page, /^Join a table$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  if ((await page.evaluate(() => document.activeElement?.tagName)) !== 'INPUT') await tabTo(page, /^Code or link/);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  await tabTo(page, /^Sit down$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a bot' }).waitFor();
  await tabTo(page, /^Add a bot$/);
  await page.keyboard.press('Enter');
  await page.getByText('Everyone is ready.').waitFor();
  await tabTo(page, /^Start the game$/);
  await page.keyboard.press('Enter');
  await page.locator(at({ of: 'board' })).waitFor();
}

/** The keys that a person would press next; none while there is only waiting to do. */
function keysFor(scene: Scene, tried: Set<string>): readonly string[] {
  if (scene.asks === 'confirm') return ['Enter'];
  if (scene.asks !== null) return ['1'];
  if (scene.offers[0] !== undefined) return [String(scene.offers[0] + 1)];
  if (scene.places.length > 0) return [scene.places[tried.size % scene.places.length] ?? 'Escape'];
  if (scene.mayPlace) return [scene.workers.find(({ state }) => state === 'free')?.key ?? ''];
  if (scene.hasSaidDone || !scene.maySayDone) return [];
  const next = scene.workers.find(({ key, state }) => state !== 'stuck' && !tried.has(key));
  if (scene.phase === 'round' && next !== undefined) {
    tried.add(next.key);
    return [next.key];
  }
  return ['o'];
}

/** Plays on until the end page is there: each worker once, then "done". */
async function play(page: Page): Promise<number> {
  let pressed = 0;
  let tried = new Set<string>();
  for (;;) {
    const scene = await look(page);
    if (scene.over) return pressed;
    const keys = keysFor(scene, tried);
    if (keys.length === 0 || keys[0] === 'o') tried = new Set();
    for (const key of keys) {
      await page.keyboard.press(key);
      pressed += 1;
    }
    await change(page, scene, keys.length === 0 ? PATIENCE : 700).catch(() => undefined);
  }
}

test(
  'a whole game, from the start page to the ranking, by keyboard only',
  async () => {
    const page = await house.visit();
    page.setDefaultTimeout(PATIENCE);
    await begin(page);
    expect(await play(page)).toBeGreaterThan(60);
    expect(await page.locator(at({ of: 'standing' })).count()).toBe(2);
    await tabTo(page, /Play again/);
    await page.context().close();
  },
  PATIENCE,
);
