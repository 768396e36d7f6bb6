import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
import { button, openAsText, playUntil } from './byName.ts';
import { openHouse } from './house.ts';
import { makeTable } from './people.ts';

const PATIENCE = 240_000;
/** Bots keep the pace of the sand, even where none runs. */
const TERMS = { speed: 10, timing: ['untimed', 'untimed', 'untimed', 'untimed'] } as const;

const house = openHouse({ reducedMotion: 'reduce' });

async function begin(page: Page): Promise<void> {
  const code = await makeTable(house.address, { terms: TERMS });
  await page.goto(`${house.address}/t/${code}`);
  await button(page, 'Sit down').click();
  await button(page, 'Add a bot').click();
  await button(page, 'Start the game').click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
}

/** On the picture of the table: a worker by its name, then a place by what it is for. */
async function place(page: Page, worker: string): Promise<void> {
  await page.getByText(`Place your ${worker} worker in a bottom row.`).first().waitFor();
  await button(page, new RegExp(`^your ${worker} worker, .*on the mat$`)).click();
  await button(page, new RegExp(`^Move your ${worker} worker`)).click();
  await button(page, new RegExp(`^your ${worker} worker, .*frame`)).waitFor();
}

const isRoundOver = (page: Page): Promise<boolean> =>
  page
    .getByText(/Round 1, Council/)
    .first()
    .isVisible();

test(
  'a whole round by role and name alone: placement on the table, the rest in the table as text',
  async () => {
    const page = await house.visit();
    page.setDefaultTimeout(PATIENCE);
    await begin(page);
    await place(page, 'grande');
    await place(page, 'common');
    await button(page, 'Ready').click();
    await openAsText(page);
    await page.getByText('Round 1, The sand rests').waitFor();
    await playUntil(page, () => isRoundOver(page));
    expect(await page.getByRole('heading', { name: 'What is where?' }).count()).toBe(1);
    await button(page, 'Back to the table').click();
    await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor();
    await page.context().close();
  },
  PATIENCE,
);

const situation = (name: string): string => `${house.address}/gallery?situation=${encodeURIComponent(name)}`;

test('what happens is announced, and a question at once', async () => {
  const page = await house.visit();
  await page.goto(situation('moving workers'));
  await page.locator(at({ of: 'mat' })).waitFor();
  await button(page, /^your (common|grande) worker( \d)?, (free|waiting)/).click();
  await button(page, /^Move your/).click();
  await page
    .getByRole('log')
    .getByText(/^You moved /)
    .waitFor();
  await page.context().close();
});

async function namedTwice(buttons: Locator): Promise<readonly string[]> {
  const names = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
  return names.filter((name, nth) => names.indexOf(name) !== nth);
}

test('no two buttons of the table or of its text have one name, not even those of two workers in one row', async () => {
  const page = await house.visit();
  await page.goto(situation('round for three'));
  await button(page, /^your common worker 2, waiting, black area, top row/).waitFor();
  expect(await namedTwice(page.getByRole('button'))).toEqual([]);
  await openAsText(page);
  const deeds = page.getByRole('region', { name: 'What can I do?' }).getByRole('button');
  await deeds.filter({ hasText: 'your common worker 1 (black, top row)' }).first().waitFor();
  expect(await namedTwice(deeds)).toEqual([]);
  await page.context().close();
});

async function listenTo(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.defineProperty(window, 'heard', { value: heard });
    const log = document.querySelector('[data-announcer]');
    if (log !== null) new MutationObserver(() => heard.push(log.textContent ?? '')).observe(log, { childList: true });
  });
}
const heard = (page: Page): Promise<readonly string[]> => page.evaluate('window.heard');

async function moveAway(page: Page, detail: string): Promise<void> {
  await button(page, 'Settings').click();
  await page.getByRole('radio', { name: detail }).check();
  await button(page, 'Close').click();
  await button(page, /^your (common|grande) worker( \d)?, (free|waiting)/).click();
  const places = page.getByRole('button', { name: /^Move your/ });
  await places.last().press('Enter');
  await places.first().waitFor({ state: 'detached' });
}

test('who wants to hear little is spared what they did themselves, who wants everything hears it', async () => {
  const page = await house.visit();
  await page.goto(situation('moving workers'));
  await page.locator(at({ of: 'mat' })).waitFor();
  await listenTo(page);
  await moveAway(page, 'Only what I must know');
  await moveAway(page, 'Everything');
  await expect.poll(async () => (await heard(page)).filter((text) => text.includes('You moved '))).toHaveLength(1);
  await page.context().close();
});
