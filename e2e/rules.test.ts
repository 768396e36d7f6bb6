import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
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

describe.each(LANGUAGES)('the rules in %s', (language) => {
  test('have an anchor for every rule, every picture, and no dead link', async () => {
    const page = await read(language, '/rules');
    const book = await loadRulebook(language);
    expect(await page.locator('article.rule[id]').evaluateAll((rules) => rules.map(({ id }) => id))).toEqual(RULE_IDS);
    expect(await page.locator('figure.snippet > [role=img][aria-label]').count()).toBe(SNIPPETS.length);
    const dead = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
        .map((link) => link.hash.slice(1))
        .filter((id) => document.getElementById(id) === null),
    );
    expect(dead).toEqual([]);
    expect(await page.locator('#END-4 h3').textContent()).toContain(book.rules['END-4'].title);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  });

  test('fit on a phone', async () => {
    const page = await read(language, '/rules');
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  test('are searched while one types', async () => {
    const page = await read(language, '/rules');
    const book = await loadRulebook(language);
    await page.getByRole('searchbox').fill(book.rules['END-4'].title.toUpperCase());
    expect(await page.locator('article.rule[id]').evaluateAll((rules) => rules.map(({ id }) => id))).toContain('END-4');
    expect(await page.locator('#WRK-1').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('#WRK-1').waitFor();
  });
});

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
