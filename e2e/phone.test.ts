import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ROWS } from '#content';
import { at } from './at.ts';
import { openHouse } from './house.ts';
import { look } from './scene.ts';
import { SCREENS, show } from './screens.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const house = openHouse(PHONE);

const situation = (name: string): string => `${house.address}/gallery?situation=${encodeURIComponent(name)}`;

/** One phone in one hand: what is open already is not opened anew. */
let page: Page;
beforeAll(async () => {
  page = await house.visit();
});

async function open(name: string): Promise<void> {
  if (page.url() !== situation(name)) await page.goto(situation(name));
  await page.locator(at({ of: 'ownStrip' })).waitFor();
}

test('a worker in hand shows all three areas at once, each with the row that will have it', async () => {
  await open('moving workers');
  await page.getByRole('tab', { name: 'Mat' }).tap();
  const scene = await look(page);
  const free = scene.workers.find(({ state }) => state === 'free' || state === 'waiting');
  await page.locator(`${at({ of: 'ownStrip' })} [data-key="${free?.key}"]`).tap();
  await page
    .locator(at({ of: 'move' }))
    .first()
    .waitFor();
  expect(await page.getByRole('tab', { name: 'Board' }).getAttribute('aria-selected')).toBe('true');
  const own = await edges(at({ of: 'ownStrip' }));
  for (const target of await page.locator(at({ of: 'move' })).all()) {
    const box = await target.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(own.top);
  }
});

test('timers, goods, tracks, hand, workers and tabs stay on screen on every tab, and nothing makes the page scroll', async () => {
  await open('round for five');
  for (const tab of ['Board', 'Mat', 'Rivals', 'Council', 'Log']) {
    await page.getByRole('tab', { name: tab }).tap();
    for (const part of [
      tab === 'Board' ? at({ of: 'timer', area: 'black' }) : at({ of: 'timers' }),
      at({ of: 'ownStrip' }, { of: 'purse' }),
      at({ of: 'ownStrip' }, { of: 'brief' }),
      at({ of: 'ownStrip' }, { of: 'crew' }),
      at({ of: 'tabs' }),
    ]) {
      const box = await page.locator(part).boundingBox();
      expect(box, `${part} on ${tab}`).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    }
    const beyond = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(beyond).toEqual([0, 0]);
  }
});

test("a rival's mat lies open in full: tracks, goods, provinces and cards one below the other", async () => {
  await open('round for five');
  await page.getByRole('tab', { name: 'Rivals' }).tap();
  await page
    .locator(at({ of: 'rival' }))
    .first()
    .tap();
  const parts = (['matTracks', 'matStock', 'inspectedCards'] as const).map((of) =>
    page.locator(at({ of: 'inspected' }, { of })),
  );
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const ends = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
  for (const [nth, box] of boxes.entries()) expect(box?.y).toBeGreaterThanOrEqual(ends[nth - 1] ?? 0);
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.locator(at({ of: 'inspected' })).waitFor({ state: 'detached' });
});

test('everything to be touched on a phone is at least 40 pixels wide and high', async () => {
  for (const name of ['round for five', 'moving workers', 'a question']) {
    await open(name);
    for (const tab of ['Board', 'Mat', 'Rivals', 'Council', 'Log']) {
      await page.getByRole('tab', { name: tab }).tap();
      expect(await tooSmall(), `${name}, ${tab}`).toEqual([]);
    }
  }
});

test('a question stands whole above own goods, however far the page behind it was scrolled', async () => {
  await open('a question');
  await page.getByRole('tab', { name: 'Mat' }).tap();
  await page.locator('#pane').evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
  const [question, own] = await Promise.all([at({ of: 'question' }), at({ of: 'ownStrip' })].map((one) => edges(one)));
  expect(question?.bottom).toBeLessThanOrEqual((own?.top ?? 0) + 1);
  expect(question?.bottom).toBeGreaterThan((own?.top ?? 0) - 4);
});

test('the button that comes when council is called takes no touch that was meant for the worker beside it', async () => {
  await open('council is called');
  const finish = page.locator(`${at({ of: 'ownStrip' })} ${at({ of: 'finish' })}`);
  const takesTouch = () => finish.evaluate((button) => getComputedStyle(button).pointerEvents !== 'none');
  const isLater = await finish.evaluate(async (button) => {
    button.parentElement?.prepend(button);
    const [coming] = button.getAnimations();
    return getComputedStyle(button).pointerEvents === 'none' && (await coming?.finished) !== undefined;
  });
  expect(isLater).toBe(true);
  expect(await takesTouch()).toBe(true);
});

test('a touch on a dot, or on a clock that cannot be flipped, shows its area in full; a swipe shows the provinces', async () => {
  await open('round for three');
  const shown = (name: string) => page.locator(`${at({ of: 'dot', name })}[aria-current="true"]`).waitFor();
  const rows = () => Promise.all(ROWS.map((row) => edges(at({ of: 'row', area: 'black', row }))));
  await page.locator(at({ of: 'dot', name: 'black' })).tap();
  await shown('black');
  for (const { top, bottom } of await rows()) expect(bottom - top).toBeGreaterThan(100);
  expect(await page.locator(at({ of: 'area', area: 'green' })).isVisible()).toBe(false);
  await page.locator(at({ of: 'dot', name: 'areas' })).tap();
  await page.locator(at({ of: 'timer', area: 'green' })).tap();
  await shown('green');
  expect(await page.locator(at({ of: 'notice' })).count()).toBe(0);
  await page
    .locator(at({ of: 'board' }))
    .evaluate((pages) => pages.scrollTo({ left: pages.clientWidth, behavior: 'instant' }));
  await shown('provinces');
});

const AROUND = [
  'the start page',
  'the solo page',
  'a lobby',
  'the end',
  'the lessons',
  'the history',
  'the replay of a game',
];

test('everything to be touched is as large on the pages around the table, even after the table was seen', async () => {
  await open('round for three');
  for (const name of AROUND) {
    const screen = SCREENS.find((one) => one.name === name);
    if (screen === undefined) throw new Error(name);
    await show(page, screen);
    expect(await tooSmall(), name).toEqual([]);
  }
});

test('a lesson shows a whole row of each area even on the lowest screens', async () => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/learn/rows');
    const row = `${at({ of: 'row', area: 'black', row: 'top' })}[data-live="true"]`;
    const [live, teacher] = await Promise.all([row, at({ of: 'teacher' })].map((one) => edges(one)));
    const foot = width > height ? height : teacher?.top;
    expect(live?.bottom, `${width}×${height}`).toBeLessThanOrEqual(foot ?? 0);
    expect(teacher?.bottom).toBeLessThanOrEqual(height);
  }
});

test('in a round the screen stays awake, and one swipe back does not leave the table', async () => {
  const walker = await house.visit();
  await walker.addInitScript(() => {
    const request = async () => {
      document.documentElement.dataset.awake = 'yes';
      return { release: async () => undefined };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await walker.goto(house.address);
  await walker.goto(situation('round for three'));
  await walker.locator(at({ of: 'ownStrip' })).waitFor();
  await walker.locator('html[data-awake="yes"]').waitFor({ state: 'attached' });
  await walker.evaluate(() => history.back());
  await walker.locator(at({ of: 'hint' }), { hasText: 'Go back once more' }).waitFor();
  expect(await walker.locator(at({ of: 'ownStrip' })).count()).toBe(1);
  await walker.context().close();
});

const edges = (part: string) =>
  page.locator(part).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top, bottom };
  });

const tooSmall = (): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a, main input')].flatMap((piece) => {
      const { width, height } = piece.getBoundingClientRect();
      if (
        width <= 1 ||
        getComputedStyle(piece).pointerEvents === 'none' ||
        piece.closest('[data-at=textLink], label') !== null
      )
        return [];
      return Math.min(width, height) < 39.5 ? [`${piece.className} ${Math.round(width)}×${Math.round(height)}`] : [];
    }),
  );
