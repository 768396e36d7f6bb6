import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
import { ALOUD, RENDERED } from './browser.ts';
import { openHouse } from './house.ts';
import { makeTable } from './people.ts';

/** As an operator sets a server up who sets nothing. */
const USUAL = {
  PENDULUM_TABLES_PER_ADDRESS: '30',
  PENDULUM_SOCKETS_PER_ADDRESS: '60',
  PENDULUM_REQUESTS_PER_MINUTE: '600',
};
const MOST_REQUESTS = 25;

const house = openHouse({ serviceWorkers: 'allow' }, USUAL);
/** Clocks run slowly: however busy the machine is, the page is not left alone long enough to fetch what is for later. */
const slowHouse = openHouse({ serviceWorkers: 'allow' }, USUAL, 0.05);

/** All that a browser asks for, by the page and by its service worker. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  return asked;
}

/** With these begins what is fetched once the person is at the table: rendered pieces, and all that is kept for work offline. */
const isForLater = (url: string): boolean => /\/service\.js$|\/dress-[^/]*\.js$/.test(url);

test('a first visit asks for few things until a game runs, and only then keeps the rest', async () => {
  const page = await slowHouse.visit({ ...RENDERED, ...ALOUD });
  const asked = requestsOf(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator(at({ of: 'board' })).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const first = asked.slice(0, asked.findIndex(isForLater));
  expect(first).toContainEqual(expect.stringMatching(/assets\/table-[^/]*\.js$/));
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(asked.length).toBeGreaterThan(MOST_REQUESTS);
  await page.context().close();
});

test('the words of a language are fetched along with the script that needs them', async () => {
  const page = await fetch(house.address, { headers: { 'accept-language': 'nl' } });
  expect(await page.text()).toMatch(/rel="modulepreload" crossorigin href="[^"]*\/assets\/nl-[^"]+\.js"/);
});

/** By key: the others who sit down at the same moment move the button away from under a pointer. */
async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sit down' }).press('Enter');
  await page.getByRole('button', { name: /^(I am ready|Start the game)$/ }).waitFor();
}

test('ten fresh browsers from one address come to one table, and nothing is refused', async () => {
  const code = await makeTable(house.address, {});
  const refused: string[] = [];
  const come = async (nth: number): Promise<Page> => {
    const page = await house.visit();
    page.context().on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto(`/t/${code}`);
    if (nth < 5) await sit(page);
    return page;
  };
  const pages = await Promise.all(Array.from({ length: 10 }, (_, nth) => come(nth)));
  for (const page of pages) await page.getByText('5 spectators').waitFor();
  expect(refused).toEqual([]);
  await Promise.all(pages.map((page) => page.context().close()));
});

test('a part that is refused for a moment looks like a wait, and comes', async () => {
  const page = await house.visit();
  const part = /assets\/table-[^/]*\.js$/;
  await page.route(part, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' } }));
  await page.goto(`/t/${await makeTable(house.address, {})}`);
  await page.getByText('This page has not arrived yet').waitFor();
  await page.unroute(part);
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  await page.context().close();
});
