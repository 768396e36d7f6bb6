import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#words';
import { loadRulebook, RULE_IDS, SNIPPETS } from '#words/rulebook';
import { COLOURS, faultsOf } from './axe.ts';
import { openHouse } from './house.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** One reader, who opens the rules once and goes on from there: it is a long page. */
const house = openHouse();
let page: Page;
beforeAll(async () => {
  page = await house.visit();
  await page.goto(`${house.address}/rules#TIM-3`);
  await page.locator('#MAR-3').waitFor();
});

test('an address names a rule, and links go from rule to rule and back', async () => {
  const marked = page.locator('article[aria-current=true]');
  expect(await marked.getAttribute('id')).toBe('TIM-3');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('TIM-3');
  await page.locator('#TIM-3 p a').first().click();
  await page.locator('#UNT-3[aria-current=true]').waitFor();
  expect(new URL(page.url()).hash).toBe('#UNT-3');
  await page.goBack();
  await page.locator('#TIM-3[aria-current=true]').waitFor();
});

/** The words of all four are checked without a browser. */
const READ: readonly Language[] = ['de', 'cs'];

/** A language is chosen while reading; the last is chosen before the page is opened again. */
async function readIn(language: Language): Promise<void> {
  const { title } = (await loadRulebook(language)).rules['END-4'];
  await page.setViewportSize(DESK);
  await page.getByRole('combobox').selectOption(language);
  await page.locator('#END-4 h3', { hasText: title }).waitFor();
  if (language === READ.at(-1)) await page.reload();
  await page.locator('#MAR-3').waitFor();
}

test.each(READ)(
  'the rules in %s have an anchor for every rule, every picture, no dead link, a search, and fit on a phone',
  async (language) => {
    await readIn(language);
    const book = await loadRulebook(language);
    expect(await idsOn(page)).toEqual(RULE_IDS);
    expect(await page.locator('figure > [role=img][aria-label]').count()).toBe(SNIPPETS.length);
    expect(await deadLinksOn(page)).toEqual([]);
    expect(await page.locator('#END-4 h3').textContent()).toContain(book.rules['END-4'].title);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('searchbox').fill(book.rules['END-4'].title.toUpperCase());
    await page.locator('#WRK-1').waitFor({ state: 'detached' });
    expect(await idsOn(page)).toContain('END-4');
    await page.keyboard.press('Escape');
    await page.locator('#WRK-1').waitFor();
  },
);

const idsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('article[id]').evaluateAll((rules) => rules.map(({ id }) => id));

const deadLinksOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map((link) => link.hash.slice(1))
      .filter((id) => document.getElementById(id) === null),
  );

test('axe finds no fault in the rules on a dark desk, nor in their colours on a light phone', async () => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  expect(await faultsOf(page, COLOURS)).toEqual([]);
});

test('the start page fetches none of the rules', async () => {
  const visitor = await house.visit();
  const scripts: string[] = [];
  visitor.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await visitor.goto(house.address);
  await visitor.getByRole('button', { name: 'Play now' }).waitFor();
  const { rules } = await loadRulebook('en');
  const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.some((text) => text.includes(rules['TIM-4'].text))).toBe(false);
});
