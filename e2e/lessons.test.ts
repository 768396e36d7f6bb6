import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#words';
import { openHouse } from './house.ts';
import { HANDS, learnRound, learnSmall, PATIENCE, SMALL, solve, visitIn } from './lessons.ts';

const house = openHouse({ reducedMotion: 'reduce' });

async function inEach<T>(learn: (page: Page) => Promise<T>): Promise<readonly T[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const page = await visitIn(house, language);
      const learned = await learn(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await page.context().close();
      return learned;
    }),
  );
}

test.each(HANDS)(
  'every lesson on a small situation can be solved by %s in every language',
  async (_, hand) => {
    const learned = await inEach((page) => learnSmall(page, house.address, hand));
    expect(learned).toEqual(LANGUAGES.map(() => SMALL));
  },
  PATIENCE,
);

const ROUNDS = HANDS.flatMap(([by, hand]) =>
  (['firstRound', 'withSand'] as const).map((id) => [id, by, hand] as const),
);

test.each(ROUNDS)(
  'the lesson %s against beginners comes to its council by %s in every language',
  async (id, _, hand) => {
    const learned = await inEach((page) => learnRound(page, house.address, id, hand));
    expect(learned).toEqual(LANGUAGES.map(() => true));
  },
  PATIENCE,
);

test('a wrong move is called one, progress is kept, and the list says what comes next', async () => {
  const page = await visitIn(house, 'en');
  await page.goto(`${house.address}/learn/rows`);
  await page.locator('[data-piece="worker-0-0"]').click();
  await page.locator('.area-green .frame .target').first().click();
  await page.locator('.teacher-strayed').waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.locator('.teacher-strayed').waitFor({ state: 'detached' });
  await page.goto(`${house.address}/learn/votes`);
  expect(await solve(page, HANDS[0][1])).toBe(true);
  await page.goto(`${house.address}/learn`);
  await page.getByText('1 of 10 learned').waitFor();
  await page.reload();
  await page.getByText('1 of 10 learned').waitFor();
  expect(await page.locator('.lesson-next h2').textContent()).toBe('Workers and the two rows');
  await page.context().close();
});

test('what goes astray is told so: another reward than the one asked for, a place that is closed, a cost nobody can pay', async () => {
  const page = await visitIn(house, 'en');
  await page.goto(`${house.address}/learn/votes`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Take the reward' }).click();
  await page.locator('.teacher-strayed').waitFor();
  await page.goto(`${house.address}/learn/rows`);
  await page.locator('.crew [data-at="worker-1"]').click();
  await page.locator('[data-frame="4"]').click();
  await page.locator('.notices').getByText('WRK-1').waitFor();
  expect(await page.locator('.piece-picked').count()).toBeGreaterThan(0);
  await page.goto(`${house.address}/learn/paying`);
  await page.locator('[data-box="6"]').click();
  await page.locator('.notices').getByText('WRK-13').waitFor();
  await page.context().close();
});
