import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#words';
import { loadRulebook, RULE_IDS, SNIPPETS } from '#words/rulebook';
import { faultsOf } from './axe.ts';
import { openHouse } from './house.ts';

const PHONE = { width: 390, height: 844 };

const house = openHouse();
let open: Page | undefined;
afterEach(() => open?.context().close());

/** A reader who chose a language before. */
async function read(language: Language, path: string): Promise<Page> {
  const page = await house.visit();
  open = page;
  await page.addInitScript((chosen) => localStorage.setItem('pendulum.language', JSON.stringify(chosen)), language);
  await page.goto(`${house.address}${path}`);
  await page.locator('#MAR-3').waitFor();
  return page;
}

test.each(LANGUAGES)(
  'the rules in %s have an anchor for every rule, every picture, no dead link, a search, and fit on a phone',
  async (language) => {
    const page = await read(language, '/rules');
    const book = await loadRulebook(language);
    expect(await idsOn(page)).toEqual(RULE_IDS);
    expect(await page.locator('figure.snippet > [role=img][aria-label]').count()).toBe(SNIPPETS.length);
    expect(await deadLinksOn(page)).toEqual([]);
    expect(await page.locator('#END-4 h3').textContent()).toContain(book.rules['END-4'].title);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await page.getByRole('searchbox').fill(book.rules['END-4'].title.toUpperCase());
    await page.locator('#WRK-1').waitFor({ state: 'detached' });
    expect(await idsOn(page)).toContain('END-4');
    await page.keyboard.press('Escape');
    await page.locator('#WRK-1').waitFor();
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  },
);

const idsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('article.rule[id]').evaluateAll((rules) => rules.map(({ id }) => id));

const deadLinksOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map((link) => link.hash.slice(1))
      .filter((id) => document.getElementById(id) === null),
  );

test('axe finds no fault in the rules, on a dark desk and on a light phone', async () => {
  const page = await read('en', '/rules#TIM-3');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  expect(await faultsOf(page)).toEqual([]);
});

test('an address names a rule, and links go from rule to rule and back', async () => {
  const page = await read('en', '/rules#TIM-3');
  const marked = page.locator('.rule-marked');
  expect(await marked.getAttribute('id')).toBe('TIM-3');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('TIM-3');
  await page.locator('#TIM-3 p .rule-link').first().click();
  await page.locator('#UNT-3.rule-marked').waitFor();
  expect(new URL(page.url()).hash).toBe('#UNT-3');
  await page.goBack();
  await page.locator('#TIM-3.rule-marked').waitFor();
});

test('the language can be changed while reading', async () => {
  const page = await read('en', '/rules');
  await page.getByRole('combobox').selectOption('de');
  await page.getByRole('heading', { level: 1, name: 'Die Regeln' }).waitFor();
  expect(await page.locator('#TIM-1 h3').textContent()).toContain('Sand');
});

test('the start page fetches none of the rules', async () => {
  const page = await house.visit();
  open = page;
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  const { rules } = await loadRulebook('en');
  const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.some((text) => text.includes(rules['TIM-4'].text))).toBe(false);
});
