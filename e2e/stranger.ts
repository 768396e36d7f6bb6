/** The first step of `npm test`: a stranger copies the project, starts it, opens the page and makes a move. */

import { chromium, type Page } from 'playwright-core';
import { need } from '../tools/needs.mjs';
import { copyProject, startByNpm } from '../tools/stranger.mjs';
import { at, ownWorkerAt } from './at.ts';
import { chromiumOptions } from './chromium.ts';

/** Settings that people have, and that once kept the build from its packages. */
const HOSTILE = { NODE_ENV: 'production', npm_config_omit: 'dev' };
const PATIENCE = 120_000;

const undo: (() => unknown)[] = [];
async function tidyUp(): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await step();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => tidyUp().finally(() => process.exit(1)));

async function playNow(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator(at({ of: 'hint' }), { hasText: 'Place your' }).waitFor();
  const worker = page.locator(ownWorkerAt(0));
  await worker.click();
  await page
    .locator(at({ of: 'move' }))
    .first()
    .click();
  await page
    .locator(at({ of: 'frame' }))
    .locator(worker)
    .waitFor();
}

async function visit(): Promise<void> {
  const { folder, remove } = copyProject();
  undo.push(remove);
  const since = performance.now();
  const seconds = () => `${((performance.now() - since) / 1000).toFixed(0)} s`;
  const server = await startByNpm(folder, 'start', HOSTILE);
  undo.push(server.stop);
  console.log(`open after ${seconds()} at ${server.address}, with nothing installed before`);
  const browser = await chromium.launch(chromiumOptions());
  undo.push(() => browser.close());
  await playNow(await browser.newPage({ locale: 'en-GB' }), server.address);
  console.log(`first move after ${seconds()}`);
}

try {
  need('chromium');
  await visit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await tidyUp();
}
