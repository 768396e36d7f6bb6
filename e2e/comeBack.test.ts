import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, ownWorkerAt } from './at.ts';
import { openHouse } from './house.ts';
import { gather, leave, makeTable, sayReady, sitDown } from './people.ts';

const house = openHouse();
const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;

const linesOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator(at({ of: 'log' }))
    .locator('li')
    .allTextContents();

/** Both take a worker up; one of them is to place it first. */
async function placeFirst(pages: readonly Page[]): Promise<void> {
  const move = at({ of: 'move' });
  for (const page of pages) await page.locator(ownWorkerAt(0)).click();
  await Promise.any(pages.map((page) => page.locator(move).first().click()));
}

test('after a reload and on a second device the log is whole, talk in its place, and it is known who paused', async () => {
  const code = await makeTable(house.address, { terms: { timing: UNTIMED } });
  const [ada, bela] = (await gather(house, code, 2)) as [Page, Page];
  const log = bela.locator(at({ of: 'log' }));
  const talk = ada.getByRole('textbox', { name: 'Say something' });
  await talk.fill('Good luck');
  await talk.press('Enter');
  await log.getByText('Good luck').waitFor();
  await placeFirst([ada, bela]);
  await expect.poll(async () => (await linesOf(bela)).at(-1)).toContain('moved');
  await ada.getByRole('button', { name: 'Pause' }).click();
  await bela.getByRole('heading', { name: 'Paused by Ada' }).waitFor();
  const before = await linesOf(bela);
  await bela.reload();
  await bela.getByRole('heading', { name: 'Paused by Ada' }).waitFor();
  await expect.poll(() => linesOf(bela)).toEqual(before);
  const watching = await house.visit();
  await watching.goto(`/t/${code}`);
  await expect.poll(() => linesOf(watching)).toHaveLength(before.length);
  await leave([ada, bela, watching]);
});

/** Where the app opens that was added to a home screen. */
const startOfApp = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { href } = document.querySelector('link[rel="manifest"]') as HTMLLinkElement;
    const { start_url } = await (await fetch(href)).json();
    return new URL(start_url, href).href;
  });

test('a game whose tab was closed is where the installed app begins, among the own games and, by a link, on another device', async () => {
  const first = await house.visit();
  await first.goto('/');
  expect(await first.locator(at({ of: 'continue' })).count()).toBe(0);
  const guest = await first.getByRole('textbox', { name: 'Your name' }).getAttribute('placeholder');
  await first.getByRole('button', { name: 'Play now' }).click();
  await first.locator(at({ of: 'board' })).waitFor();
  const installed = await startOfApp(first);
  await first.close();
  const page = await first.context().newPage();
  await page.goto(installed);
  await page.getByRole('link', { name: /^Continue: Table/ }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Your name' }).getAttribute('placeholder')).toBe(guest);
  const seats = await page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) => {
      const [, code] = /^pendulum\.seats\.(\w+)$/.exec(key) ?? [];
      return code === undefined ? [] : [`${code}.${JSON.parse(localStorage.getItem(key) ?? '[""]')[0]}`];
    }),
  );
  const elsewhere = await house.visit();
  await elsewhere.goto(`/#seats=${seats.join()}`);
  await elsewhere.getByRole('link', { name: /^Continue: Table/ }).click();
  await elsewhere.locator(at({ of: 'board' })).waitFor();
  expect(elsewhere.url()).not.toContain('seats');
  await page.goto('/history');
  await page.getByRole('link', { name: /^Continue: Table/ }).click();
  await page.locator(at({ of: 'board' })).waitFor();
  await leave([page, elsewhere]);
});

test('a guest who was ready is told when the host has changed the terms, and not when they took it back', async () => {
  const code = await makeTable(house.address, {});
  const [ada, bela] = [await house.visit(), await house.visit()];
  await sitDown(ada, house.address, code, 'Ada');
  await sitDown(bela, house.address, code, 'Bela');
  const again = bela.getByRole('alert').filter({ hasText: 'The host has changed something' });
  await sayReady(bela);
  await bela.getByRole('button', { name: 'ready', exact: true }).click();
  await bela.getByRole('button', { name: 'I am ready' }).waitFor();
  expect(await again.count()).toBe(0);
  await sayReady(bela);
  await bela.getByRole('button', { name: 'ready', exact: true }).waitFor();
  await ada.getByRole('radio', { name: 'Blitz' }).check({ force: true });
  await again.waitFor();
  await leave([ada, bela]);
});
