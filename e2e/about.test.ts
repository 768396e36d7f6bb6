import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { at } from './at.ts';
import { openHouse } from './house.ts';

const house = openHouse({ reducedMotion: 'reduce' });
let page: Page;

/** A table for three beside the page: nothing moves before its person has placed a worker. */
beforeAll(async () => {
  page = await house.visit();
  await page.goto(`${house.address}/learn/firstRound?pace=blitz`);
  await page.locator('[data-asked]').waitFor();
});

const KINDS = [
  'achievement',
  'box',
  'card',
  'deck',
  'frame',
  'good',
  'markers',
  'privilege',
  'province',
  'recruit',
  'reward',
  'slot',
  'timer',
  'track',
  'worker',
];

const POWER = `${at({ of: 'mat' })} [data-about*='"power"']`;

const sheet = () => page.locator(at({ of: 'popover' }, { of: 'about' }));
const tip = () => page.locator(at({ of: 'tip' }));

async function closed(): Promise<void> {
  await page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'detached' });
}

test.each([
  [at({ of: 'crew' }, { of: 'worker', seat: 0, index: 0 }), 'Your grande worker, free to move', 'WRK-11'],
  [at({ of: 'timer', area: 'green' }), 'Green timer', 'TIM-1'],
  [at({ of: 'timer', area: 'purple' }), 'Purple timer', 'TIM-1'],
])('what has the focus is explained by key: %s', async (piece, name, rule) => {
  await page.locator(piece).focus();
  await page.keyboard.press('x');
  await sheet().filter({ hasText: name }).waitFor();
  const link = page
    .locator(at({ of: 'popover' }))
    .getByRole('link')
    .first();
  expect(await link.getAttribute('href')).toBe(`/rules#${rule}`);
  await link.focus();
  await page.keyboard.press('Enter');
  await page.locator(`${at({ of: 'ruleSheet' })} a[href="/rules#${rule}"]`).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(at({ of: 'ruleSheet' })).waitFor({ state: 'detached' });
  await closed();
  await page.locator(`${piece}:focus`).waitFor();
});

test('by key alone one comes to every thing on the table, each with a name, its use and its rule', async () => {
  const all = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('main [data-about]')].filter((one) => one.getClientRects().length > 0);
    return [...new Set(seen.map((one) => one.getAttribute('data-about') ?? ''))];
  });
  const kinds = new Set(all.map((topic) => (JSON.parse(topic) as { readonly of: string }).of));
  expect([...kinds].sort()).toEqual(KINDS);
  await page.locator(at({ of: 'timer', area: 'green' })).focus();
  await page.keyboard.press('x');
  await sheet().waitFor();
  const told: string[] = [];
  for (let turns = 0; turns < all.length; turns += 1) {
    const { name, lines, rules } = await sheet().evaluate((one) => ({
      name: one.querySelector('b')?.textContent ?? '',
      lines: one.querySelectorAll('p:not(:has(a))').length,
      rules: one.querySelectorAll('a').length,
    }));
    expect({ name, told: name !== '' && lines > 0 && rules > 0 }).toEqual({ name, told: true });
    told.push(name);
    await page.keyboard.press('Enter');
  }
  expect(told[0]).toMatch(/^Green timer, /);
  await sheet()
    .filter({ hasText: told[0] ?? '' })
    .waitFor();
  await closed();
});

test('a finger that holds is told what lies under it', async () => {
  for (const piece of [
    at({ of: 'timer', area: 'black' }),
    POWER,
    at({ of: 'card' }),
    at({ of: 'crew' }, { of: 'worker', seat: 0, index: 0 }),
  ]) {
    await page.locator(piece).first().dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
    await sheet().getByRole('link').first().waitFor();
    await page.locator(piece).first().dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true });
    await closed();
  }
});

test('the other button of the mouse asks at once, and the rulebook is one touch away', async () => {
  await page.locator(POWER).click({ button: 'right' });
  await sheet().getByRole('link').first().waitFor();
  await closed();
  expect(await page.getByRole('link', { name: 'Rules', exact: true }).getAttribute('href')).toBe('/rules');
});

test('a resting mouse is told what lies under it, and a click is never in the way', async () => {
  await page.locator('[data-about*=reward] svg').first().hover();
  await tip().getByRole('link').first().waitFor();
  await page.locator(POWER).hover();
  await tip().filter({ hasText: 'to the parchment' }).waitFor();
  await tip().getByRole('link', { name: 'If no one made it' }).click();
  await page
    .locator(at({ of: 'ruleSheet' }))
    .getByText('B wins: 2 is closer than 3.')
    .waitFor();
  await page.keyboard.press('Escape');
  await page
    .locator(at({ of: 'card' }))
    .first()
    .click();
  await page
    .locator(at({ of: 'popover' }))
    .getByRole('button')
    .first()
    .waitFor();
  expect(await tip().count()).toBe(0);
});
