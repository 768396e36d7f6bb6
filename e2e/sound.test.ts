import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aims, measured, openBooth } from '../src/lab/bench/sound/booth.ts';
import { ALOUD, openPage } from './browser.ts';
import { openHouse } from './house.ts';
import { makeTable } from './people.ts';

const house = openHouse();

const SOUND = /assets\/sound-[^/]+\.js$/;

/** Writes down what of the sound is fetched, and how many clocks of sound are started. */
async function listen(page: Page): Promise<{ readonly fetched: () => number; readonly opened: () => Promise<number> }> {
  let fetched = 0;
  page.on('request', (request) => {
    if (SOUND.test(request.url())) fetched += 1;
  });
  await page.addInitScript(() => {
    // Whatever the test asks of the page counts as a touch of its owner: here only real ones shall.
    Object.defineProperty(navigator, 'userActivation', { value: undefined });
    const Real = AudioContext;
    let opened = 0;
    Object.defineProperty(window, 'opened', { get: () => opened });
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        opened += 1;
      }
    };
  });
  return { fetched: () => fetched, opened: () => page.evaluate('window.opened') };
}

async function comeToTable(page: Page): Promise<void> {
  const code = await makeTable(house.address, {});
  await page.goto(`${house.address}/t/${code}`);
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
}

test('nothing of the sound is fetched before a touch; then it comes, and is opened once', async () => {
  const page = await house.visit(ALOUD);
  const { fetched, opened } = await listen(page);
  await comeToTable(page);
  expect([fetched(), await opened()]).toEqual([0, 0]);
  await page.keyboard.press('Tab');
  await expect.poll(opened).toBe(1);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Sit down' }).click();
  expect(await opened()).toBe(1);
  await page.context().close();
});

test('while it is muted nothing is fetched, and it comes when it is wanted', async () => {
  const page = await house.visit(ALOUD);
  const { fetched, opened } = await listen(page);
  await page.addInitScript(() => localStorage.setItem('pendulum.muted', 'true'));
  await comeToTable(page);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect.poll(() => page.getByRole('slider', { name: 'Music' }).isDisabled()).toBe(true);
  expect([fetched(), await opened()]).toEqual([0, 0]);
  await page.getByRole('checkbox', { name: 'Mute' }).click();
  await expect.poll(opened).toBe(1);
  await page.context().close();
});

test('there is a slider for music, pieces and timers, and each is kept', async () => {
  const page = await house.visit(ALOUD);
  await page.addInitScript(() => localStorage.setItem('pendulum.volume', '0.25'));
  await comeToTable(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const slider = (name: string) => page.getByRole('slider', { name, exact: true });
  expect(await slider('Timers').inputValue()).toBe('25');
  for (const [name, value] of [
    ['Music', '10'],
    ['Pieces', '55'],
    ['Timers', '100'],
  ] as const)
    await slider(name).fill(value);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  const found = await Promise.all(['Music', 'Pieces', 'Timers'].map((name) => slider(name).inputValue()));
  expect(found).toEqual(['10', '55', '100']);
  await page.context().close();
});

const SILENCE = -100;

test('each slider acts on its own bus: half way is a quarter as loud, nought is silent', async () => {
  const page = await openPage();
  await openBooth(page);
  const peak = async (name: string, sliders: object): Promise<number> =>
    (await measured(page, `renderSound('${name}', 3, ${JSON.stringify(sliders)})`)).peak;
  for (const [name, own, other] of [
    ['gold', 'pieces', 'timers'],
    ['green out', 'timers', 'pieces'],
  ] as const) {
    const full = await peak(name, {});
    expect(await peak(name, { [other]: 0, music: 0 })).toBeCloseTo(full, 3);
    expect(await peak(name, { [own]: 0.5 })).toBeCloseTo(full - 12.04, 1);
    expect(await peak(name, { [own]: 0 })).toBeLessThan(SILENCE);
  }
  await page.context().close();
});

test('every sound is as loud as it is meant to be, does not clip, does not click and has no offset', async () => {
  const page = await openPage();
  await openBooth(page);
  for (const { name, aim } of await aims(page)) {
    const { moment, peak, offset, edge } = await measured(page, `renderSound('${name}', 8)`);
    expect(Math.abs(moment - aim), name).toBeLessThan(1);
    expect(peak, name).toBeLessThan(-1);
    expect(offset, name).toBeLessThan(5e-4);
    expect(edge, name).toBeLessThan(1e-4);
  }
  await page.context().close();
});

test('even everything at once over the thickest music does not clip', async () => {
  const page = await openPage();
  await openBooth(page);
  expect((await measured(page, 'renderAll(4)')).peak).toBeLessThan(-1);
  await page.context().close();
});

test('music that is hushed is gone within two seconds', async () => {
  const page = await openPage();
  await openBooth(page);
  const tail =
    'renderHushed(8, 4).then(({ channels, rate }) => ({ rate, channels: channels.map((one) => one.slice(6 * rate)) }))';
  expect((await measured(page, tail)).peak).toBeLessThan(-60);
  await page.context().close();
});
