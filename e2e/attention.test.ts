import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from './at.ts';
import { beginGame, sitIn, UNTIMED } from './games.ts';
import { openHouse } from './house.ts';
import { makeTable, sayReady, sitDown, startGame } from './people.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const house = openHouse({ ...PHONE, reducedMotion: 'reduce', permissions: ['notifications'] });

/** Nobody feels it here, so every buzz is written down. */
const feel = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => felt.push(pattern) > 0 });
    Object.defineProperty(window, 'felt', { value: felt });
  });
const felt = (page: Page): Promise<readonly (readonly number[])[]> => page.evaluate('window.felt');

const MOVABLE = `${at({ of: 'crewPlace' })}:is([data-state=free], [data-state=waiting]) button`;

async function moveOneWorker(page: Page): Promise<void> {
  await page.locator(MOVABLE).first().tap();
  await page
    .locator(`${at({ of: 'frame' })}:not(:has(${at({ of: 'worker' })})) ${at({ of: 'move' })}`)
    .first()
    .tap();
  await page
    .locator(at({ of: 'move' }))
    .first()
    .waitFor({ state: 'detached' });
}

async function turnSwitch(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.getByRole('checkbox', { name }).tap();
  await page.getByRole('button', { name: 'Close' }).tap();
}

test('a phone buzzes shortly where a sound would be, and stays still once that is switched off', async () => {
  const page = await house.visit();
  await feel(page);
  await page.goto(`${house.address}/gallery?situation=${encodeURIComponent('moving workers')}`);
  await page.locator(at({ of: 'ownStrip' })).waitFor();
  await moveOneWorker(page);
  await expect.poll(() => felt(page)).toHaveLength(1);
  const buzzes = await felt(page);
  expect(buzzes.flat().reduce((sum, part) => sum + part, 0)).toBeLessThan(100);
  await turnSwitch(page, 'Vibration');
  await moveOneWorker(page);
  expect(await felt(page)).toHaveLength(1);
  await page.context().close();
});

/** Lets a page look away and back, and writes down what its owner is told meanwhile. Not every Chromium without a screen can tell. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    const tell = (body: unknown) => told.push(body);
    Object.defineProperty(window, 'told', { value: told });
    Object.defineProperty(document, 'hidden', { get: () => document.documentElement.dataset.away === 'yes' });
    ServiceWorkerRegistration.prototype.showNotification = async (_, options) => void tell(options?.body);
    const Told = class {
      static readonly permission = 'granted';
      static readonly requestPermission = async () => 'granted';
      constructor(_: string, options?: NotificationOptions) {
        tell(options?.body);
      }
    };
    Object.defineProperty(window, 'Notification', { value: Told });
  });
const told = (page: Page): Promise<readonly string[]> => page.evaluate('window.told');
const lookAway = (page: Page, away: boolean): Promise<void> =>
  page.evaluate((yes) => {
    document.documentElement.dataset.away = yes ? 'yes' : 'no';
  }, away);

async function visitor(code: string, name: string): Promise<Page> {
  const page = await house.visit();
  await listen(page);
  await sitDown(page, house.address, code, name);
  return page;
}

test('who wants it is told of a friend who sits down and of the start, but only while looking away', async () => {
  const code = await makeTable(house.address, {});
  const host = await visitor(code, 'Ada');
  await lookAway(host, true);
  const friend = await visitor(code, 'Bela');
  await host.getByText('Bela').first().waitFor();
  expect(await told(host)).toEqual([]);

  await turnSwitch(host, 'Notifications');
  await turnSwitch(friend, 'Notifications');
  const other = await visitor(code, 'Cyr');
  await expect.poll(() => told(host)).toEqual(['Cyr has sat down at your table.']);
  expect(await told(friend)).toEqual([]);

  await lookAway(friend, true);
  await sayReady(friend);
  await sayReady(other);
  await startGame(host);
  await expect.poll(() => told(friend)).toEqual(['The game has started.']);
  expect(await told(host)).toHaveLength(1);
  expect(await told(other)).toEqual([]);
  for (const page of [host, friend, other]) await page.context().close();
});

test('a council that waits for a person who looks away calls them back', async () => {
  const game = await beginGame(house.address, { timing: UNTIMED }, ['Ada', 'Bela'], []);
  const page = await house.visit();
  await listen(page);
  await page.goto(`${house.address}/t/${game.code}#seat=${game.tokens[0]}`);
  await page.locator(at({ of: 'ownStrip' })).waitFor();
  await turnSwitch(page, 'Notifications');
  await lookAway(page, true);
  const players = game.tokens.map((token, seat) => sitIn(house.address, game.code, token, seat + 1, 20));
  await expect.poll(() => players.every((player) => player.game()?.phase === 'round')).toBe(true);
  expect(await told(page)).toEqual([]);
  await expect.poll(() => told(page)).toContain('The council is waiting for you.');
  for (const player of players) player.hangUp();
  game.leave();
  await page.context().close();
});
