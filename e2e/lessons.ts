import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES } from '#words';
import { LESSON_IDS, type LessonId } from '#words/lessons';
import { at } from './at.ts';
import { hasten } from './hasten.ts';
import type { House } from './house.ts';

export const PATIENCE = 300_000;
/** Sand for seconds runs out in one; nobody waits for votes to be counted. */
const HASTE = 8;
/** More than any lesson asks for. */
const TRIES = 60;
const ROUND_TRIES = 1000;

/** What has moved away meanwhile is looked for again. */
const AT_A_TIME = 2000;

/** Nothing to do for so long is a lesson that leads nowhere. */
const LOST = 100_000;
const isSo = () => true;
const isNotSo = () => false;

export type Hand = (page: Page, selector: string) => Promise<void>;

const byMouse: Hand = (page, selector) => page.locator(selector).first().click({ timeout: AT_A_TIME });
const byKeyboard: Hand = (page, selector) => page.locator(selector).first().press('Enter', { timeout: AT_A_TIME });

export const HANDS = [
  ['mouse', byMouse],
  ['keyboard', byKeyboard],
] as const;

export async function visitIn(house: House, language: string): Promise<Page> {
  const page = await house.visit();
  page.setDefaultTimeout(PATIENCE);
  await hasten(page, HASTE);
  await page.addInitScript((wanted) => localStorage.setItem('pendulum.language', JSON.stringify(wanted)), language);
  return page;
}

/** Learns in a browser of its own, and in that language to the end. */
async function learnIn<T>(house: House, language: string, learn: (page: Page) => Promise<T>): Promise<T> {
  const page = await visitIn(house, language);
  const learned = await learn(page);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page.context().close();
  return learned;
}

/** Four pupils at once, one for each language. */
export const inEachLanguage = <T>(house: House, learn: (page: Page) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(LANGUAGES.map((language) => learnIn(house, language, learn)));

/** The link at the end of a lesson. */
const NEXT = `a${at({ of: 'onward' })}`;
const isLearned = async (page: Page): Promise<boolean> => (await page.locator(NEXT).count()) > 0;

const ONWARD = `button${at({ of: 'onward' })}`;
const POINTED = '[data-pointed]';
const RUNNING = `${at({ of: 'timer' })}[data-pointed]:not(:has(${at({ of: 'flip' })}))`;

/** Does what the lesson points at, and nothing else, until it says that it is finished. */
export async function solve(page: Page, hand: Hand): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const way = page.locator(`${ONWARD}, ${POINTED}, ${NEXT}`).first();
    if (!(await way.waitFor({ timeout: LOST }).then(isSo, isNotSo))) return false;
    if (await isLearned(page)) return true;
    await page.locator(RUNNING).waitFor({ state: 'detached' });
    const before = await page.evaluate(scene);
    await hand(page, await wayOn(page)).catch(() => undefined);
    const changed = (seen: string) => (globalThis as Watched).seen?.() !== seen;
    await page.waitForFunction(changed, before, { timeout: 1000 }).catch(() => undefined);
  }
  return false;
}

/** A hand that slipped begins again, as it is told to. */
async function wayOn(page: Page): Promise<string> {
  if ((await page.locator(at({ of: 'strayed' })).count()) > 0) return at({ of: 'startOver' });
  return (await page.locator(ONWARD).count()) > 0 ? ONWARD : POINTED;
}

type Watched = { seen?: () => string };

/** What is said, what is pointed at and how everything stands. */
function scene(): string {
  const seen = () => {
    const pointed = document.querySelector('[data-pointed]');
    const at = pointed?.getAttribute('data-at') ?? `${pointed?.className} ${pointed?.textContent}`;
    const ways = document.querySelectorAll(
      'a[data-at=onward], [data-at^=move-], [data-at^=act-], [data-at=popover]',
    ).length;
    return [document.querySelector('main')?.textContent, at, ways].join(' ');
  };
  (globalThis as Watched).seen = seen;
  return seen();
}

/** What a player of a round touches, the most pressing first; in the end they are done. */
const DEEDS = [
  `${at({ of: 'popover' })} button`,
  at({ of: 'answer' }),
  `${at({ of: 'confirm' })}:not(:disabled)`,
  `${at({ of: 'more' })}:not(:disabled)`,
  at({ of: 'move' }),
  '[data-asked]',
  at({ of: 'act' }),
  `${at({ of: 'timer', area: 'purple' })}:has(${at({ of: 'flip' })})`,
  `main:not([data-phase=called]) ${at({ of: 'finish' })}`,
  at({ of: 'ownStrip' }, { of: 'finish' }),
  at({ of: 'councilFinish' }),
];

async function playRound(page: Page, hand: Hand): Promise<boolean> {
  for (let tries = 0; tries < ROUND_TRIES; tries += 1) {
    await page
      .locator([...DEEDS, NEXT].join(', '))
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

export const ROUNDS = ['firstRound', 'withSand'] as const;
export const SMALL = LESSON_IDS.filter((id) => id !== 'firstRound' && id !== 'withSand');

/** Small lessons that follow one another, each by the link at the end of the one before. */
export async function learnSmall(page: Page, address: string, hand: Hand, ids = SMALL): Promise<readonly string[]> {
  await page.goto(`${address}/learn/${ids[0]}`);
  const learned: string[] = [];
  for (const id of ids) {
    await page.locator(`${at({ of: 'teacher' })}[data-lesson="${id}"]`).waitFor();
    if (!(await solve(page, hand))) return [...learned, await page.evaluate(scene)];
    learned.push(id);
    await goOn(page, id, hand);
  }
  return learned;
}

async function goOn(page: Page, id: LessonId, hand: Hand): Promise<void> {
  const here = page.locator(`${at({ of: 'teacher' })}[data-lesson="${id}"]`);
  while ((await here.count()) > 0) await hand(page, NEXT).catch(() => undefined);
}

export async function learnRound(page: Page, address: string, id: LessonId, hand: Hand): Promise<boolean> {
  await page.goto(`${address}/learn/${id}?pace=blitz`);
  await page.locator(at({ of: 'teacher' })).waitFor();
  return playRound(page, hand);
}
