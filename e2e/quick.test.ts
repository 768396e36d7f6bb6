import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tableAt } from '#server';
import { lookFor } from '../src/server/quick/quick.contract.ts';
import { newPerson } from '../src/server/wire/person.ts';
import { at } from './at.ts';
import { faultsOf } from './axe.ts';
import { otherDoors } from './doors.ts';
import { openHouse } from './house.ts';

const PATIENCE = 120_000;
const house = openHouse({ reducedMotion: 'reduce' });
const door = otherDoors(house);

/** As the browser tells it: nothing is wider than the screen. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const board = (page: Page): Promise<void> => page.locator(at({ of: 'board' })).waitFor();

test(
  'two strangers find a table from an empty list, one by keyboard, one on a phone in German',
  async () => {
    const ada = await house.visit();
    await ada.goto(`${house.address}/`);
    await ada.getByText('No open tables right now').waitFor();
    await ada.getByRole('link', { name: 'Find me a table' }).focus();
    await ada.keyboard.press('Enter');
    await ada.locator(at({ of: 'searching' })).waitFor();
    expect(ada.url()).toBe(`${house.address}/quick`);
    await ada.getByText('No one else is waiting right now').waitFor();
    expect(await faultsOf(ada)).toEqual([]);

    await ada.getByRole('link', { name: 'Practice' }).click();
    await ada.locator(at({ of: 'quickBanner' })).waitFor();

    const bob = await house.visit();
    await bob.setViewportSize({ width: 390, height: 844 });
    await bob.addInitScript(() => localStorage.setItem('pendulum.language', '"de"'));
    await bob.goto(`${house.address}/`);
    await bob.getByText(/^Suchen Mitspieler: /).waitFor();
    await bob.goto(`${house.address}/quick`);
    await bob.locator(at({ of: 'findTable' })).click();
    await bob.getByText('1 weiterer Spieler wartet:').waitFor();
    expect([await overflow(bob), await faultsOf(bob)]).toEqual([0, []]);
    await bob.getByRole('button', { name: 'Jetzt mit Bots beginnen' }).click();

    await ada.getByText('Your table is ready').waitFor();
    await ada.getByRole('button', { name: 'Go to the table' }).focus();
    await ada.keyboard.press('Enter');
    await Promise.all([ada, bob].map(board));
    expect(ada.url()).toBe(bob.url());
    await ada
      .locator(at({ of: 'seats' }))
      .getByText('Tick')
      .waitFor();
    for (const page of [ada, bob]) await page.context().close();
  },
  PATIENCE,
);

test(
  'a person who plays with bots gets company: a spectator joins, reads how the seat stands, and plays',
  async () => {
    const ada = await house.visit();
    await ada.goto(`${house.address}/quick`);
    await ada.locator(at({ of: 'findTable' })).click();
    await ada.getByRole('button', { name: 'Start now with bots' }).click();
    await board(ada);

    const bob = await house.visit();
    await bob.goto(`${house.address}/`);
    await bob.locator(`a[href$="${new URL(ada.url()).pathname}"]`).click();
    await board(bob);
    await expect.poll(() => bob.locator(at({ of: 'rivals' }, { of: 'rival' })).count()).toBe(3);
    expect(await faultsOf(bob)).toEqual([]);
    await bob.locator(at({ of: 'joinGame' })).focus();
    await bob.keyboard.press('Enter');
    await bob.getByRole('button', { name: 'Play on for Tick' }).focus();
    await bob.keyboard.press('Enter');
    await bob
      .locator(at({ of: 'takenOver' }))
      .getByText('Round 1')
      .waitFor();
    expect(await faultsOf(bob)).toEqual([]);
    await bob.getByRole('button', { name: 'Play', exact: true }).click();
    await bob.locator(at({ of: 'mat' })).waitFor();
    await ada
      .getByText(/plays on for Tick/)
      .first()
      .waitFor();

    const stream = await house.visit();
    await stream.goto(`${ada.url()}?stream`);
    await board(stream);
    expect(await stream.locator([at({ of: 'log' }), at({ of: 'joinGame' })].join()).count()).toBe(0);
    expect(await stream.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
    for (const page of [ada, bob, stream]) await page.context().close();
  },
  PATIENCE,
);

test(
  'a proven person finds a rated table by keyboard, with people only; guests are told what it takes',
  async () => {
    const ada = await house.visit();
    await ada.goto('/quick');
    await ada.getByText('Rated games are for proven names.').waitFor();
    await ada.getByRole('link', { name: 'Take a name' }).press('Enter');
    await ada.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await ada.keyboard.press('Enter');
    await ada.getByText('You are Ada Lovelace.').waitFor();
    await ada.goto('/quick');
    await ada.getByRole('radio', { name: 'Just for fun' }).press('ArrowRight');
    await ada.getByText('and no bots').waitFor();
    await ada.locator(at({ of: 'findTable' })).press('Enter');
    await ada.getByText('one other person is enough').waitFor();
    await ada.setViewportSize({ width: 390, height: 844 });
    expect([await overflow(ada), await faultsOf(ada)]).toEqual([0, []]);

    const { pass } = await newPerson(house.address, 'Bob Proven');
    const bob = await lookFor(await door(2), { pass, rated: true, waitMs: 0 });
    const { code } = await bob.next('found');
    await board(ada);
    expect(ada.url()).toBe(`${house.address}/t/${code}`);
    const { chairs, terms } = await tableAt(house.address, code);
    expect([terms.rated, chairs.map(({ name, bot }) => [name, bot])]).toEqual([
      true,
      [
        ['Bob Proven', null],
        ['Ada Lovelace', null],
      ],
    ]);
    bob.hangUp();
    await ada.context().close();
  },
  PATIENCE,
);
