import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press, teacher } from './byName.ts';
import { openHouse } from './house.ts';
import { SMALL, visitIn } from './lessons.ts';

const PATIENCE = 300_000;

const house = openHouse({ reducedMotion: 'reduce' });

const ON = /^Continue$/;

/** What the teacher of each lesson asks for, as a screen reader names it. */
const DEEDS: Readonly<Record<string, readonly RegExp[]>> = {
  rows: [
    /^your common worker, free to move/,
    /^Move your common worker to black, bottom row: 1 vote$/,
    /^Flip: black timer/,
    /^Act with your common worker .*: 1 vote/,
    /^Flip: black timer/,
    /^your common worker, free to move/,
    /^Back to the mat$/,
  ],
  sand: [/^Flip: green timer/, /^Flip: purple timer/],
  paying: [ON, /^Act with your common worker .*: \d gold/, /^Act with your grande worker .*: 2 votes/],
  stratagems: [/^Open Market/, /^Play$/, /culture/, /^Unbowed/, /^Play$/, /^Pick up 2/],
  provinces: [
    /^Act with your grande worker .*: conquer province/,
    /^Conquer Windmere/,
    /^(Tuck|Lay) it under red/,
    /^Act with your common worker .*: \d+ military/,
  ],
  votes: [ON, /^Take the legendary token$/],
  council: [
    /^I am done$/,
    /^Favour of the Council/,
    /^1 prestige$/,
    /^more power/i,
    /^more prestige/i,
    /^(Gain|Pay)$/,
    /^Ready for the round$/,
  ],
  winning: [ON, /^Act with your grande worker .*: 2 popularity/],
};

/** Every lesson is taken up where the one before ends, and the first from the start page. */
async function learnAll(page: Page): Promise<readonly string[]> {
  const learned: string[] = [];
  await page.goto(house.address);
  await page.getByRole('link', { name: 'Learn to play' }).click();
  await page.getByRole('link', { name: 'Workers and the two rows: Begin' }).click();
  for (const id of SMALL) {
    for (const deed of DEEDS[id] ?? []) await press(page, deed);
    await goOn(page);
    learned.push(id);
  }
  return learned;
}

async function goOn(page: Page): Promise<void> {
  await teacher(page).getByRole('link', { name: 'Next lesson' }).press('Enter', { timeout: PATIENCE });
}

test.concurrent(
  'every lesson on a small situation is solved by role and name alone',
  async () => {
    const page = await visitIn(house, 'en');
    expect(await learnAll(page)).toEqual(SMALL);
    await page.getByRole('heading', { name: 'A first round without sand' }).waitFor();
    await page.context().close();
  },
  PATIENCE,
);
