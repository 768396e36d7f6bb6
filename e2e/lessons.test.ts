import { expect, test } from 'vitest';
import { LANGUAGES } from '#words';
import { openHouse } from './house.ts';
import {
  HANDS,
  type Hand,
  inEachLanguage,
  learnRound,
  learnSmall,
  PATIENCE,
  ROUNDS,
  SMALL,
  solve,
  visitIn,
} from './lessons.ts';

const house = openHouse({ reducedMotion: 'reduce' });

/** Every lesson in every language, by mouse in one and by keyboard in the next; `long/` has all by both. */
const handFor = (nth: number): Hand => (HANDS[nth % HANDS.length] ?? HANDS[0])[1];

test(
  'every lesson on a small situation can be solved in every language, by mouse or by keyboard',
  async () => {
    const learned = await inEachLanguage(house, (page, nth) => learnSmall(page, house.address, handFor(nth)));
    expect(learned).toEqual(LANGUAGES.map(() => SMALL));
  },
  PATIENCE,
);

test.each(ROUNDS)(
  'the lesson %s against beginners comes to its council in every language, by mouse or by keyboard',
  async (id) => {
    const first = ROUNDS.indexOf(id);
    const learned = await inEachLanguage(house, (page, nth) =>
      learnRound(page, house.address, id, handFor(first + nth)),
    );
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
