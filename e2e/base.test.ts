import { expect, test } from 'vitest';
import { at, ownWorkerAt } from './at.ts';
import { openBrowser } from './browser.ts';
import { makeTable, sitDown, startGame } from './people.ts';
import { openServer } from './server.ts';

test('hosted under a path: a move at a table, and a game offline, with nothing asked for outside the path', async () => {
  const server = await openServer({ PENDULUM_BASE: '/pendulum/' });
  const { context, close } = await openBrowser({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  const astray: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/pendulum/')) astray.push(pathname);
  });

  const home = server.address.replace(/\/$/, '');
  const code = await makeTable(home, {});
  await sitDown(page, home, code, 'Ada');
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.locator(at({ of: 'invite' })).textContent()).toBe(`${home}/t/${code}`);
  await page.keyboard.press('Escape');
  await startGame(page);
  const worker = page.locator(ownWorkerAt(0));
  await worker.click();
  await page
    .locator(at({ of: 'area', area: 'black' }, { of: 'move' }))
    .first()
    .click();
  await page
    .locator(at({ of: 'area', area: 'black' }))
    .locator(worker)
    .waitFor();

  await page.goto(`${home}/`);
  const kept = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(kept).toBe(`${home}/`);
  await server.stop();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator(at({ of: 'board' })).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/pendulum\/solo\//);
  expect(astray).toEqual([]);
  await close();
});
