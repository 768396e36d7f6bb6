import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitors, type Visitors } from './browser.ts';
import { makeTable, sitDown, startGame } from './people.ts';
import { openServer, type Server } from './server.ts';

let server: Server;
let visitors: Visitors;
beforeAll(async () => {
  server = await openServer();
  visitors = await openVisitors();
});
afterAll(async () => {
  await visitors.close();
  await server.stop();
});

const PATIENCE = 180_000;
const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;

async function atATable(): Promise<Page> {
  const code = await makeTable(server.address, { terms: { timing: UNTIMED } });
  const page = await visitors.visit();
  page.setDefaultTimeout(PATIENCE);
  await sitDown(page, server.address, code, 'Ada');
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await startGame(page);
  await page.locator('.board').waitFor();
  return page;
}

test(
  'a resting mouse is told what lies under it, and a click is never in the way',
  async () => {
    const page = await atATable();
    await page.locator('.mat .track-power').hover();
    await page.locator('.about-tip', { hasText: 'to the parchment' }).waitFor();
    await page.locator('.about-tip .rule-link').first().click();
    await page.locator('.rule-sheet').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.hand-card').first().click();
    await page.locator('.popover .card-sheet').waitFor();
    expect(await page.locator('.about-tip').count()).toBe(0);
  },
  PATIENCE,
);
