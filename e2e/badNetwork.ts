import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Line } from '../src/lab/lines/line.ts';
import { at, DIM, ownWorkerAt } from './at.ts';
import type { House } from './house.ts';
import { makeTable, sayReady, sitDown, startGame } from './people.ts';

const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;
const LOSS = 0.05;
/** Moments of an untimed round, after which council begins. */
const MOMENTS = 10;

const ownWorker = (page: Page, worker: number) => page.locator(ownWorkerAt(worker));
const BLACK = at({ of: 'area', area: 'black' });
const LOST = at({ of: 'banner', name: 'lost' });
const inBlack = (page: Page, worker: number) => page.locator(BLACK).locator(ownWorker(page, worker));
const farWorker = (index: number) => ({ of: 'worker', seat: 1, index }) as const;
/** The worker of the player who sits behind the bad network, after it has acted. */
const inBox = (page: Page, worker: number) => page.locator(at({ of: 'box' }, farWorker(worker)));
const finish = (page: Page, text: string) => page.locator(at({ of: 'bar' }, { of: 'finish' }), { hasText: text });
const mark = (page: Page) => page.locator('[data-unsettled]');

/** Frames of the black row: the first two cost nothing and ask nothing. */
async function put(page: Page, worker: number, frame: number): Promise<void> {
  await page.locator(at({ of: 'hint' }), { hasText: 'Place your' }).waitFor();
  await ownWorker(page, worker).click();
  await page
    .locator(`${BLACK} ${DIM} ${at({ of: 'frame' })}`)
    .nth(frame)
    .getByRole('button')
    .first()
    .click();
}

async function place(page: Page, worker: number, frame: number): Promise<void> {
  await put(page, worker, frame);
  await inBlack(page, worker).waitFor();
}

/** Some characters hold a card that fits the action: then the plain way is the first of several. */
async function act(page: Page, worker: number): Promise<void> {
  await ownWorker(page, worker).click();
  const plain = page.locator(at({ of: 'way' })).first();
  if (await plain.isVisible()) await plain.click();
}

type Compared = { readonly pendulum: { readonly fingerprint: () => string } };
const fingerprintOf = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as Compared).pendulum.fingerprint());

/** As a browser does with a tab that nobody looks at; whatever is animated meanwhile is counted. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { value: now, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: now ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

async function countAnimations(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    document.documentElement.dataset.animated = '0';
    Element.prototype.animate = function (...args) {
      document.documentElement.dataset.animated = String(Number(document.documentElement.dataset.animated) + 1);
      return animate.apply(this, args);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.animated));
}

interface Journey {
  readonly address: string;
  readonly line: Line;
  readonly latency: number;
  /** How long nothing passes, once; with 0 until something waits to pass. */
  readonly silence: number;
}

async function begin(house: House, { address, line, latency }: Journey): Promise<readonly [Page, Page]> {
  const code = await makeTable(address, { terms: { timing: UNTIMED } });
  const [near, far] = [await house.visit(), await house.visit()];
  await sitDown(near, address, code, 'Near');
  await sitDown(far, line.address, code, 'Far');
  await sayReady(far);
  await startGame(near);
  await Promise.all([near, far].map((page) => page.locator(at({ of: 'board' })).waitFor()));
  line.worsen({ latency, loss: LOSS });
  return [near, far];
}

/** Nothing passes for a while: the own move stands at once and is marked; then it has happened, once, without a word. */
async function playThroughSilence(near: Page, far: Page, line: Line, silence: number): Promise<void> {
  await far.locator(at({ of: 'hint' }), { hasText: 'Place your' }).waitFor();
  const { waits } = line.hold();
  await put(far, 1, 1);
  await inBlack(far, 1).and(mark(far)).waitFor();
  await waits;
  if (silence > 0) await pass(silence);
  expect(await near.locator(at({ of: 'board' }, farWorker(1))).count()).toBe(0);
  expect(await inBlack(far, 1).and(mark(far)).count()).toBe(1);
  line.mend();
  await near.locator(at({ of: 'board' }, farWorker(1))).waitFor();
  await mark(far).first().waitFor({ state: 'detached' });
  expect(await far.locator(at(farWorker(1))).count()).toBe(1);
  expect(await far.locator([at({ of: 'notice' }), LOST].join()).count()).toBe(0);
}

/** The line breaks while something is asked: it is asked again by itself, and happens once. */
async function playThroughCut(near: Page, far: Page, line: Line): Promise<void> {
  line.cut();
  await far.locator(LOST).waitFor();
  await act(far, 0);
  await inBox(far, 0).and(mark(far)).waitFor();
  line.mend();
  await inBox(near, 0).waitFor();
  await far.locator(LOST).waitFor({ state: 'detached' });
  await mark(far).first().waitFor({ state: 'detached' });
  expect(await far.locator(at({ of: 'board' }, farWorker(0))).count()).toBe(1);
  expect(await far.locator(at({ of: 'notice' })).count()).toBe(0);
}

/** A tab in the background knows all at once when a person looks again, and moves nothing late. */
async function playBesideHidden(near: Page, far: Page): Promise<void> {
  const animated = await countAnimations(near);
  await hide(near, true);
  await act(far, 1);
  await expect.poll(() => fingerprintOf(near)).toBe(await settled(far));
  await hide(near, false);
  expect(await inBox(near, 1).count()).toBe(1);
  expect(await animated()).toBe(0);
}

async function settled(page: Page): Promise<string> {
  await mark(page).first().waitFor({ state: 'detached' });
  return fingerprintOf(page);
}

/** One round of two people, one of them on a train, to the votes of the council; gives what each of them knows then. */
export async function playBadly(house: House, journey: Journey): Promise<readonly string[]> {
  const { line, silence } = journey;
  const [near, far] = await begin(house, journey);
  const nearPlaces = place(near, 0, 2).then(() => place(near, 1, 3));
  await place(far, 0, 0);
  await playThroughSilence(near, far, line, silence);
  await nearPlaces;
  await Promise.all([near, far].map((page) => finish(page, 'Ready').click()));
  await Promise.all([near, far].map((page) => finish(page, 'I am done').waitFor()));
  await playThroughCut(near, far, line);
  await playBesideHidden(near, far);
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    await Promise.all([near, far].map((page) => finish(page, 'I am done').click()));
    const next = moment < MOMENTS ? at({ of: 'moment', space: moment }) : 'main:not([data-phase=round])';
    await Promise.all([near, far].map((page) => page.locator(next).first().waitFor()));
  }
  await Promise.all([near, far].map((page) => page.locator(at({ of: 'councilFinish' })).click()));
  await Promise.all([near, far].map((page) => page.locator('main[data-phase=rewards]').waitFor()));
  await Promise.all([near, far].map(settled));
  // What the council does by itself reaches the one on the train a little later.
  const bothKnow = () => Promise.all([near, far].map(fingerprintOf));
  await expect.poll(async () => new Set(await bothKnow()).size).toBe(1);
  const known = await bothKnow();
  await Promise.all([near, far].map((page) => page.context().close()));
  return known;
}
