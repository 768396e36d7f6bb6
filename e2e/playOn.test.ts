import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadChronicle } from '#words/chronicle';
import { at } from './at.ts';
import { faultsOf } from './axe.ts';
import { openHouse } from './house.ts';
import { sayReady, sitDown, startGame } from './people.ts';

const { playOn } = await loadChronicle('en');
const RECORDING = new URL('../replays/two-players-timed.json', import.meta.url);
const PATIENCE = 120_000;

const house = openHouse({ reducedMotion: 'reduce' });

/** Goes to a moment of a recorded game, with its round, and asks to play on from there. */
async function askToPlayOn(page: Page): Promise<void> {
  await page.goto(`${house.address}/replay?pace=blitz`);
  const buffer = readFileSync(RECORDING);
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator(at({ of: 'replay' })).waitFor();
  await page.keyboard.press('Home');
  for (let round = 0; round < 2; round += 1) await page.getByRole('button', { name: 'Next round' }).click();
  await page
    .locator(at({ of: 'moreMenu' }))
    .locator('summary')
    .click();
  await page.getByRole('button', { name: playOn.title }).click();
  await page.locator(at({ of: 'playOn' })).waitFor();
}

test(
  'a recorded game goes on from a moment: alone against bots, and with a second browser by a link',
  async () => {
    const page = await house.visit();
    await askToPlayOn(page);
    expect(await faultsOf(page, {}, 'dialog')).toEqual([]);
    await page.getByRole('button', { name: playOn.alone }).click();
    await page.getByRole('heading', { name: 'Round 2' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`${house.address}/solo`);
    await page.getByRole('link', { name: /^Continue: What if/ }).waitFor();

    await askToPlayOn(page);
    await page.getByRole('button', { name: playOn.friends }).click();
    await page.getByText('round 2 of another one').waitFor();
    const code = /\/t\/([A-Z0-9]{8})/.exec(page.url())?.[1] ?? '';
    const friend = await house.visit();
    await sitDown(friend, house.address, code, 'Bela');
    await sayReady(friend);
    await startGame(page);
    for (const one of [page, friend]) await one.getByRole('heading', { name: 'Round 2' }).waitFor();
  },
  PATIENCE,
);
