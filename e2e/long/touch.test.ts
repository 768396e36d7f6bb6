import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from '../at.ts';
import { openHouse } from '../house.ts';
import { makeTable } from '../people.ts';
import { change, look, type Scene } from '../scene.ts';

const PATIENCE = 300_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Bots keep the pace of the sand, even where none runs. */
const TERMS = { speed: 10, timing: ['untimed', 'untimed', 'untimed', 'untimed'] } as const;

const house = openHouse(PHONE);

/** From the start page to the first placement; nothing is touched but with a finger. */
async function begin(page: Page): Promise<void> {
  const code = await makeTable(house.address, { terms: TERMS });
  await page.goto(`${house.address}/t/${code}`);
  await page.getByRole('button', { name: 'Sit down' }).tap();
  await page.getByRole('button', { name: 'Add a bot' }).tap();
  await page.getByText('Everyone is ready.').waitFor();
  await page.getByRole('button', { name: 'Start the game' }).tap();
  await page.locator(at({ of: 'ownStrip' })).waitFor();
}

const PARTS = {
  way: `${at({ of: 'popover' })} button`,
  confirm: `${at({ of: 'confirm' })}:not(:disabled)`,
  more: `${at({ of: 'more' })}:not(:disabled)`,
  answer: `${at({ of: 'councilProvinces' })} button, ${at({ of: 'answer' })}`,
  offer: `${at({ of: 'offer' })}:not([aria-disabled=true])`,
  done: [at({ of: 'ownStrip' }, { of: 'finish' }), at({ of: 'councilFinish' })].join(),
} as const;

/** Where the worker in hand stands already, a touch would put it down. */
const PLACE = `${at({ of: 'frame' })}:not(:has([aria-pressed=true])) ${at({ of: 'move' })}`;

/** What a finger would touch next; nothing while there is only waiting to do. */
function nextTouch(page: Page, scene: Scene, tried: Set<string>): Locator | null {
  const part = (name: keyof typeof PARTS) => page.locator(PARTS[name]).filter({ visible: true }).first();
  if (scene.asks === 'ways') return part('way');
  if (scene.asks === 'confirm') return part('confirm');
  if (scene.asks === 'amounts') return part('more');
  if (scene.asks === 'answers') return part('answer');
  if (scene.offers.length > 0) return part('offer');
  if (scene.places.length > 0) return page.locator(PLACE).nth(tried.size % scene.places.length);
  const worker = (key: string) => page.locator(`${at({ of: 'ownStrip' })} [data-key="${key}"]`);
  if (scene.mayPlace) return worker(scene.workers.find(({ state }) => state === 'free')?.key ?? '');
  if (scene.hasSaidDone || !scene.maySayDone) return null;
  const next = scene.workers.find(({ key, state }) => state !== 'stuck' && !tried.has(key));
  if (scene.phase !== 'round' || next === undefined) return part('done');
  tried.add(next.key);
  return worker(next.key);
}

/** What goes away under the finger is no matter; what cannot be reached again and again is. */
const touch = (piece: Locator): Promise<boolean> =>
  piece.tap({ timeout: 4000 }).then(
    () => true,
    () => false,
  );

async function play(page: Page): Promise<number> {
  let touches = 0;
  let missed = 0;
  let tried = new Set<string>();
  for (;;) {
    const scene = await look(page);
    if (scene.over) return touches;
    const piece = nextTouch(page, scene, tried);
    if (piece === null || scene.phase !== 'round') tried = new Set();
    if (piece !== null) {
      missed = (await touch(piece)) ? 0 : missed + 1;
      if (missed > 2) throw new Error(`no finger can reach ${piece}`);
      touches += 1;
    }
    await change(page, scene, piece === null ? PATIENCE : 700).catch(() => undefined);
  }
}

test(
  'a whole game on a phone, by touch only',
  async () => {
    const page = await house.visit();
    page.setDefaultTimeout(PATIENCE);
    await begin(page);
    expect(await play(page)).toBeGreaterThan(60);
    expect(await page.locator(at({ of: 'standing' })).count()).toBe(2);
    await page.context().close();
  },
  PATIENCE,
);
