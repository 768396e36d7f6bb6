import { appendFileSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { at as inProject } from '../tools/project.mjs';
import { copyProject, startByNpm } from '../tools/stranger.mjs';
import { at, ownWorkerAt } from './at.ts';
import { openBrowser } from './browser.ts';

const { folder, remove } = copyProject();
symlinkSync(inProject('node_modules'), join(folder, 'node_modules'));
const dev = await startByNpm(folder, 'dev');
const { context, close } = await openBrowser({ locale: 'en-GB' });
afterAll(async () => {
  await close();
  await dev.stop();
  remove();
});

/** Saved at once, as editors do: a busy machine may stop between the emptying and the writing of a file. */
function change(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(`${path}~`, text.replace(from, to));
  renameSync(`${path}~`, path);
}

async function place(page: Page, worker: number): Promise<void> {
  await page.locator(at({ of: 'hint' }), { hasText: 'Place your' }).waitFor();
  await page.locator(ownWorkerAt(worker)).click();
  const touchFrame = (frame: string) => document.querySelector<HTMLElement>(frame)?.click();
  const isPlaced = async () => {
    await page.evaluate(touchFrame, at({ of: 'move' }));
    return (await page.locator(`${at({ of: 'frame' })} ${ownWorkerAt(worker)}`).count()) === 1;
  };
  // A bot may take the frame first: then the next one is touched.
  await expect.poll(isPlaced).toBe(true);
}

test('npm run dev: changes of client and server are seen at once, and the game at hand goes on', async () => {
  const page = await context.newPage();
  await page.goto(dev.address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await place(page, 0);

  await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
  change('src/client/table/board/privilege.tsx', '<h2>{table.privilege}</h2>', '<h2>{table.privilege}!</h2>');
  await page.getByRole('heading', { name: 'Privilege!' }).waitFor();
  expect(await page.evaluate(() => 'wasHere' in globalThis)).toBe(true);

  appendFileSync(join(folder, 'src/server/main.ts'), "\nprocess.title = 'changed';\n");
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
  await place(page, 1);
  expect(await page.evaluate(() => 'wasHere' in globalThis)).toBe(true);
  expect(dev.output()).toContain('the server has changed and starts anew');
});
