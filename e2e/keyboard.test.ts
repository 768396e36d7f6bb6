import { expect, test } from 'vitest';
import { at, OWN_WORKER } from './at.ts';
import { openHouse } from './house.ts';
import { look } from './scene.ts';

const house = openHouse();

const OFFER = `:is(${at({ of: 'move' })}, ${at({ of: 'act' })})`;

const situation = (name: string): string => `${house.address}/gallery?situation=${encodeURIComponent(name)}`;

test('a worker that moves takes the focus with it', async () => {
  const page = await house.visit();
  await page.goto(situation('round for three'));
  await page
    .locator(`${at({ of: 'board' })} ${OWN_WORKER}`)
    .first()
    .waitFor();
  for (const { key, state } of (await look(page)).workers) {
    if (state !== 'free' && state !== 'waiting') continue;
    await page.keyboard.press(key);
    const [place] = (await look(page)).places;
    if (place === undefined) continue;
    await page.keyboard.press(place);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-key'));
    await expect.poll(focused).toBe(key);
  }
  await page.context().close();
});

test('arrows go from one glowing place to the next, and Enter puts the worker there and stays with it', async () => {
  const page = await house.visit();
  await page.goto(situation('moving workers'));
  await page
    .locator(at({ of: 'crewPlace' }))
    .first()
    .waitFor();
  const worker = (await look(page)).workers.find(({ state }) => state === 'free' || state === 'waiting');
  await page.keyboard.press(worker?.key ?? '');
  await page.locator(`${OFFER}:focus`).waitFor();
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(arrow);
    expect(await page.locator(`${OFFER}:focus`).count()).toBe(1);
  }
  await page.keyboard.press('Enter');
  await page
    .locator(at({ of: 'move' }))
    .first()
    .waitFor({ state: 'detached' });
  await page.locator(`${OWN_WORKER}:focus`).waitFor();
  await page.context().close();
});

test('what an action asks beside the board is answered with a digit', async () => {
  const page = await house.visit();
  await page.goto(situation('about to conquer'));
  await page
    .locator(`${at({ of: 'crewPlace' })}[data-state=canAct]`)
    .first()
    .waitFor();
  const question = page.getByRole('group', { name: /^Choose a province to conquer/ });
  for (const { key, state } of (await look(page)).workers) {
    if (state !== 'canAct' || (await question.isVisible())) continue;
    await page.keyboard.press(key);
  }
  await question.waitFor();
  expect(await question.getAttribute('data-place')).toBe('beside');
  await page.keyboard.press('1');
  await question.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the next card opened by key closes the one before', async () => {
  const page = await house.visit();
  await page.goto(situation('a full hand'));
  await page
    .locator(at({ of: 'card' }))
    .nth(1)
    .waitFor();
  const [first, second] = await page.locator(`${at({ of: 'card' })} h3`).allTextContents();
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: first ?? '' }).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: second ?? '' }).waitFor();
  await page.getByRole('dialog', { name: first ?? '' }).waitFor({ state: 'detached' });
  await page.context().close();
});

test('while Alt is held every piece shows its key, and the question mark lists them all', async () => {
  const page = await house.visit();
  await page.goto(situation('round for three'));
  await page.locator(at({ of: 'mat' })).waitFor();
  await page.keyboard.down('Alt');
  const shown = await page.evaluate(
    (timer) => getComputedStyle(document.querySelector(timer) as Element, '::after').content,
    at({ of: 'timer' }),
  );
  expect(shown).toBe('"1"');
  await page.keyboard.up('Alt');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.context().close();
});
