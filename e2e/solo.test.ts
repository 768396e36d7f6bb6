import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
import { openBrowser } from './browser.ts';
import { beginOffline, DESK, visitOnce } from './offline.ts';
import { makeTable, playQuickly } from './people.ts';
import { openServer } from './server.ts';

const PATIENCE = 400_000;
test(
  'a game alone with the network switched off, the tab closed in the middle and opened again',
  async () => {
    const { context, address, close } = await beginOffline();
    const first = context.pages()[0] as Page;
    await playQuickly(first, 3);
    await first.getByRole('heading', { name: 'Round 2' }).waitFor({ timeout: PATIENCE });
    await first.close();

    const second = await context.newPage();
    await second.goto(`${address}/solo`);
    await second.getByRole('link', { name: /^Continue: Free game/ }).click();
    await second.getByRole('heading', { name: 'Round 2' }).waitFor();
    await second.locator(at({ of: 'lookAtTable' })).click();
    await second.locator(at({ of: 'timer', area: 'green' })).hover();
    await second.locator(at({ of: 'tip' })).waitFor();
    await second.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
    await second.locator(at({ of: 'hint' }), { hasText: /\S/ }).waitFor();
    await close();
  },
  PATIENCE,
);

test('rules, all four languages and a game at once are there without a network', async () => {
  const server = await openServer();
  const { context, close } = await openBrowser(DESK);
  const page = await context.newPage();
  await visitOnce(page, server.address);
  await context.setOffline(true);
  await server.stop();
  for (const [language, solo, rules] of [
    ['de', 'Allein spielen', 'Regeln'],
    ['nl', 'Alleen spelen', 'Regels'],
    ['cs', 'Sólová hra', 'Pravidla'],
    ['en', 'Play solo', 'Rules'],
  ] as const) {
    await page.goto(`${server.address}/solo`);
    await page.locator(`${at({ of: 'soloTools' })} select`).selectOption(language);
    await page.getByRole('heading', { level: 1, name: solo }).waitFor();
    await page.goto(`${server.address}/rules`);
    await page.getByRole('heading', { level: 1, name: rules }).waitFor();
  }
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator(at({ of: 'board' })).waitFor();
  await close();
});

test('a new version is hinted at, taken up at the next visit, and a table always comes with the newest', async () => {
  const client = mkdtempSync(join(tmpdir(), 'pendulum-'));
  cpSync('dist/client', client, { recursive: true });
  const server = await openServer({ PENDULUM_CLIENT: client });
  const { context, close } = await openBrowser(DESK);
  const page = await context.newPage();
  await visitOnce(page, server.address);
  // A second page with the old version: while it is open, the new one waits.
  const other = await context.newPage();
  await other.goto(server.address);

  const change = (file: string, from: RegExp, to: string): void =>
    writeFileSync(join(client, file), readFileSync(join(client, file), 'utf8').replace(from, to));
  change('service.js', /"BUILD":"\w+"/, '"BUILD":"next"');
  change('index.html', /<title>/, '<meta name="build" content="next" /><title>');
  const build = page.locator('meta[name=build]');
  const isNew = () => build.count();
  const isNewSoon = () =>
    build.waitFor({ state: 'attached', timeout: 3000 }).then(
      () => true,
      () => false,
    );

  // A server that takes longer than a moment is not waited for: then the page is the one kept.
  const table = `${server.address}/t/${await makeTable(server.address, {})}`;
  await expect.poll(() => page.goto(table).then(isNew)).toBe(1);
  await page.goto(server.address);
  await page.getByText('A new version is available.').waitFor();
  expect(await isNew()).toBe(0);

  await other.close();
  // The browser counts a closed page as open for a moment longer; a visit in that moment is one with two open.
  await expect.poll(() => page.goto(`${server.address}/solo`).then(isNewSoon)).toBe(true);
  expect(await page.getByText('A new version is available.').count()).toBe(0);
  await close();
  await server.stop();
  rmSync(client, { recursive: true, force: true });
});
