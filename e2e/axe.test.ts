import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVisitors, type Visitors } from './browser.ts';
import { makeTable, sitDown } from './people.ts';
import { openServer, type Server } from './server.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

type Axe = { readonly run: (options: RunOptions) => Promise<AxeResults> };

let server: Server;
let visitors: Visitors;
beforeAll(async () => {
  server = await openServer();
  visitors = await openVisitors({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await visitors.close();
  await server.stop();
});

/** Nothing fades in or out any more. */
const atRest = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  );

/** What axe says against what is on the screen, on the desk and on a phone. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.evaluate(atRest);
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: Axe }).axe.run({ iframes: false, resultTypes: ['violations'] }),
    );
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target, failureSummary }) => `${size.width} ${id}: ${target}: ${failureSummary}`));
  }
  await page.setViewportSize(DESK);
  return found;
}

const situation = (name: string): string => `/gallery?situation=${encodeURIComponent(name)}`;

/** Where to look, and what is there when the page is. */
const PLACES = [
  ['the start page', '/', '.start-play'],
  ['a round', situation('round for five'), '.mat'],
  ['a question', situation('a question'), '.question-answers'],
  ['the call to council', situation('council is called'), '.council-called'],
  ['the rewards of the council', situation('rewards'), '.council'],
  ['the moves of the council', situation('moving workers'), '.council-side'],
  ['the end', situation('the end'), '.end-ranking'],
  ['the rules', '/rules', '#MAR-3'],
  ['the gallery', '/gallery', '.gallery iframe'],
  ['the cards', '/gallery?cards', 'h2'],
] as const;

describe.each(['dark', 'light'] as const)('axe finds no fault in a %s room', (theme) => {
  let page: Page;
  beforeAll(async () => {
    page = await visitors.visit();
    await page.addInitScript((chosen) => localStorage.setItem('pendulum.theme', JSON.stringify(chosen)), theme);
  });
  afterAll(() => page.context().close());

  test.each(PLACES)('with %s', async (_, path, sign) => {
    await page.goto(`${server.address}${path}`);
    await page.locator(sign).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('with the lobby and the settings', async () => {
    await sitDown(page, server.address, await makeTable(server.address, {}), 'Ada');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
