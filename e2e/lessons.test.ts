import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#words';
import { LESSON_IDS, type LessonId } from '#words/lessons';
import { openVisitors, type Visitors } from './browser.ts';
import { openServer, type Server } from './server.ts';

let server: Server;
let visitors: Visitors;

beforeAll(async () => {
  server = await openServer();
  visitors = await openVisitors({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await visitors.close();
  await server.stop();
});

const PATIENCE = 300_000;
/** More than any lesson asks for. */
const TRIES = 60;
const ROUND_TRIES = 1000;
/** All sand on a lesson's table has run out by then. */
const SAND = 20_000;

type Hand = (page: Page, selector: string) => Promise<void>;

const byMouse: Hand = (page, selector) => page.locator(selector).first().click({ timeout: 2000 });
const byKeyboard: Hand = async (page, selector) => {
  await page.locator(selector).first().focus({ timeout: 2000 });
  await page.keyboard.press('Enter');
};

async function visitIn(language: string): Promise<Page> {
  const page = await visitors.visit();
  await page.addInitScript((wanted) => localStorage.setItem('pendulum.language', JSON.stringify(wanted)), language);
  return page;
}

const isLearned = async (page: Page): Promise<boolean> => (await page.locator('a.teacher-on').count()) > 0;

const ONWARD = 'button.teacher-on';
const POINTED = '[data-pointed]';
const RUNNING = '.timer[data-pointed]:not(:has(.timer-flip))';

/** Does what the lesson points at, and nothing else, until it says that it is finished. */
async function solve(page: Page, hand: Hand): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.locator(`${ONWARD}, ${POINTED}, a.teacher-on`).first().waitFor();
    if (await isLearned(page)) return true;
    if ((await page.locator(RUNNING).count()) > 0) await page.clock.fastForward(SAND);
    const before = await page.evaluate(scene);
    const reads = (await page.locator(ONWARD).count()) > 0;
    await hand(page, reads ? ONWARD : POINTED).catch(() => undefined);
    const changed = (seen: string) => (globalThis as Watched).seen?.() !== seen;
    await page.waitForFunction(changed, before, { timeout: 1000 }).catch(() => undefined);
  }
  return false;
}

type Watched = { seen?: () => string };

/** What is said, what is pointed at and how everything stands. */
function scene(): string {
  const seen = () => {
    const pointed = document.querySelector('[data-pointed]');
    const at = pointed?.getAttribute('data-at') ?? `${pointed?.className} ${pointed?.textContent}`;
    const ways = document.querySelectorAll('a.teacher-on, .target, .popover').length;
    return [document.querySelector('main')?.textContent, at, ways].join(' ');
  };
  (globalThis as Watched).seen = seen;
  return seen();
}

/** What whoever plays a round touches, the most pressing first; in the end they are done. */
const DEEDS = [
  '.popover .button',
  '.question-answers .button',
  '.mix .button-main:not(:disabled)',
  '.mix [data-plus]:not(:disabled)',
  '.frame .target',
  '.piece-asked',
  '.box-go .target',
  '.area-purple .timer:has(.timer-flip)',
  '[data-at="finish"].button-main',
];

async function playRound(page: Page, hand: Hand): Promise<boolean> {
  for (let tries = 0; tries < ROUND_TRIES; tries += 1) {
    await page
      .locator([...DEEDS, 'a.teacher-on'].join(', '))
      .first()
      .waitFor({ timeout: PATIENCE });
    if (await isLearned(page)) return true;
    const deed = await page.evaluate((deeds) => deeds.find((one) => document.querySelector(one) !== null), DEEDS);
    const before = await page.evaluate(scene);
    if (deed !== undefined) await hand(page, deed).catch(() => undefined);
    const changed = (seen: string) => (globalThis as Watched).seen?.() !== seen;
    await page.waitForFunction(changed, before, { timeout: 1000 }).catch(() => undefined);
  }
  return false;
}

const SMALL = LESSON_IDS.filter((id) => id !== 'firstRound' && id !== 'withSand');

/** The small lessons from first to last, each by the link at the end of the one before. */
async function learnSmall(language: string, hand: Hand): Promise<readonly LessonId[]> {
  const page = await visitIn(language);
  await page.clock.install();
  await page.goto(`${server.address}/learn/${SMALL[0]}`);
  const learned: LessonId[] = [];
  for (const id of SMALL) {
    await page.waitForURL(`**/learn/${id}`);
    await page.locator('.teacher').waitFor();
    if (!(await solve(page, hand))) break;
    learned.push(id);
    await hand(page, 'a.teacher-on');
    await page.locator('a.teacher-on').waitFor({ state: 'detached' });
  }
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page.context().close();
  return learned;
}

async function learnRound(language: string, id: LessonId, hand: Hand): Promise<boolean> {
  const page = await visitIn(language);
  await page.goto(`${server.address}/learn/${id}?pace=blitz`);
  await page.locator('.teacher').waitFor();
  const learned = await playRound(page, hand);
  await page.context().close();
  return learned;
}

const HANDS = [
  ['mouse', byMouse],
  ['keyboard', byKeyboard],
] as const;

const all = <T>(learn: (language: string) => Promise<T>): Promise<readonly T[]> => Promise.all(LANGUAGES.map(learn));

/** Side by side: who waits for sand takes little from the others. */
describe.concurrent('every lesson can be solved in every language by mouse and by keyboard', () => {
  test(
    'the small ones and the round without sand',
    async () => {
      for (const [, hand] of HANDS) {
        expect(await all((language) => learnSmall(language, hand))).toEqual(LANGUAGES.map(() => SMALL));
        expect(await all((language) => learnRound(language, 'firstRound', hand))).toEqual(LANGUAGES.map(() => true));
      }
    },
    PATIENCE,
  );

  test.each(HANDS)(
    'the round with sand by %s',
    async (_, hand) => {
      expect(await all((language) => learnRound(language, 'withSand', hand))).toEqual(LANGUAGES.map(() => true));
    },
    PATIENCE,
  );
});

test('a wrong move is called one, progress is kept, and the list says what comes next', async () => {
  const page = await visitIn('en');
  await page.goto(`${server.address}/learn/rows`);
  await page.locator('[data-piece="worker-0-0"]').click();
  await page.locator('.area-green .frame .target').first().click();
  await page.locator('.teacher-strayed').waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.locator('.teacher-strayed').waitFor({ state: 'detached' });
  await page.goto(`${server.address}/learn/votes`);
  expect(await solve(page, byMouse)).toBe(true);
  await page.goto(`${server.address}/learn`);
  await page.getByText('1 of 10 learned').waitFor();
  await page.reload();
  await page.getByText('1 of 10 learned').waitFor();
  expect(await page.locator('.lesson-next h2').textContent()).toBe('Workers and the two rows');
  await page.context().close();
});
