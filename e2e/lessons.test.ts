import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#words';
import { LESSON_IDS } from '#words/lessons';
import { openVisitors, type Visitors } from './browser.ts';
import { openServer, type Server } from './server.ts';

let server: Server;
let visitors: Visitors;

beforeAll(async () => {
  server = await openServer();
  visitors = await openVisitors();
});
afterAll(async () => {
  await visitors.close();
  await server.stop();
});

const SMALL = LESSON_IDS.filter((id) => id !== 'firstRound' && id !== 'withSand');
const TRIES = 80;
const ROUND_FOR = 120_000;

type Hand = (page: Page, selector: string) => Promise<void>;

const byMouse: Hand = (page, selector) => page.locator(selector).first().click({ timeout: 2000 });
const byKeyboard: Hand = async (page, selector) => {
  await page.locator(selector).first().focus({ timeout: 2000 });
  await page.keyboard.press('Enter');
};

/** Does what the lesson points at until it says that it is finished. */
async function learn(page: Page, lesson: string, hand: Hand): Promise<boolean> {
  await page.goto(`${server.address}/learn/${lesson}`);
  await page.locator('.teacher').waitFor();
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await page.locator('a.teacher-on').count()) > 0) return true;
    const before = await page.locator('.teacher').textContent();
    const reading = (await page.locator('button.teacher-on').count()) > 0;
    await hand(page, reading ? 'button.teacher-on' : '[data-pointed]').catch(() => undefined);
    const changed = (said: string | null) => document.querySelector('.teacher')?.textContent !== said;
    await page.waitForFunction(changed, before, { timeout: 400 }).catch(() => undefined);
  }
  return false;
}

async function visitIn(language: string): Promise<Page> {
  const page = await visitors.visit();
  await page.addInitScript((wanted) => localStorage.setItem('pendulum.language', JSON.stringify(wanted)), language);
  return page;
}

async function learnAll(language: string, hand: Hand): Promise<readonly string[]> {
  const page = await visitIn(language);
  const learned: string[] = [];
  for (const lesson of SMALL) if (await learn(page, lesson, hand)) learned.push(lesson);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page.context().close();
  return learned;
}

test.each([
  ['mouse', byMouse],
  ['keyboard', byKeyboard],
] as const)(
  'every lesson can be solved by %s in every language',
  async (_, hand) => {
    const learned = await Promise.all(LANGUAGES.map((language) => learnAll(language, hand)));
    for (const lessons of learned) expect(lessons).toEqual(SMALL);
  },
  400_000,
);

test('progress is kept, and the list says what comes next', async () => {
  const page = await visitIn('en');
  expect(await learn(page, 'votes', byMouse)).toBe(true);
  await page.goto(`${server.address}/learn`);
  await page.getByText('1 of 10 learned').waitFor();
  await page.reload();
  await page.getByText('1 of 10 learned').waitFor();
  expect(await page.locator('.lesson-next h2').textContent()).toBe('Workers and the two rows');
  await page.context().close();
});

test(
  'a first round against beginners, with the coach, ends with the council',
  async () => {
    const page = await visitIn('en');
    await page.goto(`${server.address}/learn/firstRound?pace=blitz`);
    await page.locator('.teacher').waitFor();
    await page.evaluate(() => {
      let beats = 0;
      setInterval(() => {
        beats += 1;
        const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
        if (document.querySelector('.frame .target') === null) press(`[data-piece="worker-0-${beats % 2}"]`);
        press('.frame .target');
        if (beats % 5 === 0) press('[data-at="finish"]:is(.button-main)');
      }, 150);
    });
    await page.locator('.coach').waitFor();
    await page.locator('a.teacher-on').waitFor({ timeout: ROUND_FOR });
    await page.context().close();
  },
  ROUND_FOR + 30_000,
);
