import { buffer } from 'node:stream/consumers';
import type { Download, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timesOf } from '#analysis';
import { fingerprint } from '#engine';
import { foldTo } from '#lab';
import { lastSeq, RECORDING_VERSION, type Recording } from '#protocol';
import { readRecording } from '#protocol/parse';
import { loadChronicle } from '#words/chronicle';
import { at } from './at.ts';
import { faultsOf } from './axe.ts';
import { openPage } from './browser.ts';
import { beginGame, type Game, NAMES, UNTIMED } from './games.ts';
import { openHouse } from './house.ts';
import { visitOnce } from './offline.ts';

const said = await loadChronicle('en');
const PATIENCE = 300_000;
const WIRE = 150 * 1024;

const house = openHouse({ reducedMotion: 'reduce' }, { PENDULUM_MESSAGES_PER_SECOND: '100000' });
let played: Game;
let last: string;
let recording: Recording;
/** One page for all that is looked at here, and how many bytes each log it fetched had. */
let page: Page;
const sizes: number[] = [];

beforeAll(async () => {
  played = await beginGame(house.address, { timing: UNTIMED, speed: 10, lastWord: 1000 }, NAMES);
  last = await played.over;
  const read = readRecording(await (await fetch(`${house.address}/api/tables/${played.code}/log`)).text());
  if (!read.ok) throw new Error(read.fault);
  recording = read.recording;
  page = await house.visit();
  page.on('response', async (response) => {
    if (response.url().endsWith('/log')) sizes.push((await response.request().sizes()).responseBodySize);
  });
}, PATIENCE);
afterAll(() => played.leave());

async function openReplay(query = ''): Promise<void> {
  await page.goto(`${house.address}/replay/${played.code}${query}`);
  await page.locator('[data-at=replay], [data-at=analysis]').first().waitFor();
}

const REPLAY = '[data-at=replay]';
const DECKS = '[data-at=decks]';
const saved = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
const shown = () =>
  page.locator(REPLAY).evaluate((element) => ({ ...(element as HTMLElement).dataset }) as Record<string, string>);

const foldedAt = (position: number): string => {
  const entry = recording.entries[position - 1];
  return fingerprint(foldTo(recording, entry === undefined ? 0 : lastSeq(entry)));
};

describe('the replay of a game just played', () => {
  test('ends with the state that everybody saw last, and travels light', async () => {
    await openReplay();
    await page.keyboard.press('End');
    await page.waitForFunction(
      (end) => document.querySelector<HTMLElement>('[data-at=replay]')?.dataset.position === end,
      `${recording.entries.length}`,
    );
    expect(await shown()).toMatchObject({ fingerprint: last });
    expect(last).toBe(recording.fingerprint);
    expect(recording.seats.map(({ name }) => name)).toEqual(NAMES);
    await expect.poll(() => sizes.length).toBe(1);
    expect(sizes[0]).toBeLessThan(WIRE);
  });

  test('tells in the log the moment at which time has come to rest', async () => {
    const rows = () => page.locator(`${at({ of: 'log' })} > li`).count();
    await expect.poll(rows).toBeGreaterThan(1);
    await page.keyboard.press('Home');
    await expect.poll(rows).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(rows).toBeGreaterThan(1);
  });

  test('shows at twenty moments what a fold gives, wherever the line of time is dragged', async () => {
    const times = timesOf(recording.entries);
    const end = times.at(-1) ?? 0;
    const wanted = Array.from({ length: 20 }, (_, nth) => Math.floor((end * ((nth * 7 + 3) % 20)) / 20));
    const seen = await page.evaluate(async (moments) => {
      const found: { position: string; fingerprint: string }[] = [];
      const line = document.querySelector<HTMLInputElement>('[data-at=timeline]');
      for (const moment of moments) {
        if (line === null) break;
        line.value = String(moment);
        line.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const { position = '', fingerprint: print = '' } =
          document.querySelector<HTMLElement>('[data-at=replay]')?.dataset ?? {};
        found.push({ position, fingerprint: print });
      }
      return found;
    }, wanted);
    const expected = wanted.map((moment) => {
      const position = times.filter((at) => at <= moment).length;
      return { position: String(position), fingerprint: foldedAt(position) };
    });
    expect(seen).toEqual(expected);
  });

  test('is walked through by steps, flips and rounds, by hand and by keyboard, from any seat', async () => {
    await page.keyboard.press('Home');
    const at = async () => Number((await shown()).position);
    await page.getByRole('button', { name: 'Next step', exact: true }).click();
    expect(await at()).toBe(1);
    await page.keyboard.press('ArrowRight');
    expect(await at()).toBe(2);
    await page.keyboard.press('ArrowLeft');
    expect(await at()).toBe(1);
    const positionsOf = (type: string) =>
      recording.entries.flatMap((entry, index) =>
        (entry.type === 'happened' ? [entry] : entry.happened).some(({ events }) => events.some((e) => e.type === type))
          ? [index + 1]
          : [],
      );
    await page.getByRole('button', { name: 'Next flip' }).click();
    expect(await at()).toBe(positionsOf('timerFlipped')[0]);
    await page.keyboard.press('PageDown');
    expect(await at()).toBe(positionsOf('timerFlipped')[1]);
    await page.getByRole('button', { name: 'Next round' }).click();
    expect(await at()).toBe(positionsOf('roundBegan')[1]);
    await page.keyboard.press('Home');
    expect(await at()).toBe(0);
    await page.getByLabel('Speed').selectOption('16');
    await page.keyboard.press('Space');
    await expect.poll(at).toBeGreaterThan(3);
    await page.keyboard.press('Space');
    await page.getByLabel('Whose mat is in front').selectOption({ label: 'Cyr' });
    await page.locator('[data-at=mat]').getByText('Cyr').waitFor();
  });

  test('SET-3 SET-4 SET-5 says that its decks were checked, and against what this browser was told', async () => {
    const seal = recording.sealed?.seal ?? '';
    await openReplay();
    const decks = page.locator(DECKS);
    await decks.and(page.locator('[data-decks=fair]')).locator('summary').click();
    await decks.getByText(said.decks.fair.untold).waitFor();
    await decks.getByText(seal).waitFor();
    const comeBack = async (told: string) => {
      await page.evaluate(
        (kept) => localStorage.setItem('pendulum.seals', kept),
        JSON.stringify([[played.code, told]]),
      );
      await page.reload();
      await page.locator(`${DECKS}:not([data-decks=checking])`).waitFor();
    };
    await comeBack(seal);
    await decks.locator('summary').click();
    await decks.getByText(said.decks.fair.told).waitFor();
    expect(await faultsOf(page, {}, DECKS)).toEqual([]);
    await comeBack('f'.repeat(64));
    expect(await decks.getByRole('alert').textContent()).toContain(said.decks.unfair.otherSeal);
    expect(await faultsOf(page, {}, DECKS)).toEqual([]);
  });

  test('is saved as a file and opened from it, and saving it again gives the same file', async () => {
    const save = async () => {
      await page.locator('[data-at=moreMenu] summary').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as a file' }).click(),
      ]);
      return String(await saved(download));
    };
    const first = await save();
    expect(readRecording(first)).toEqual({ ok: true, recording });
    await page.goto(`${house.address}/replay`);
    const input = page.locator('input[type=file]');
    await input.waitFor({ state: 'attached' });
    for (const [text, sentence] of [
      ['{"half', /cannot be read/],
      ['{"recording":"chess","version":1}', /not a recorded game/],
      [first.replace('"gold":', '"gold":1'), /damaged/],
      [first.replace(`"version":${RECORDING_VERSION}`, '"version":99'), /newer version/],
    ] as const) {
      await input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
      expect(await page.locator(REPLAY).count()).toBe(0);
    }
    await input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(first) });
    await page.locator(REPLAY).waitFor();
    await page.keyboard.press('End');
    await expect.poll(async () => (await shown()).fingerprint).toBe(last);
    expect(await save()).toBe(first);
  });
});

test('the analysis leads from a turning point, a chart and a table to their moments', async () => {
  await openReplay('?show=analysis');
  await page.locator('[data-at=chart] canvas').first().waitFor();
  await page.getByRole('button', { name: 'Watch', exact: true }).first().click();
  await page.locator(REPLAY).waitFor();
  const at = Number((await shown()).position);
  expect(at).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page
    .locator('[data-at=chart] canvas')
    .first()
    .click({ position: { x: 200, y: 60 }, force: true });
  await page.locator(REPLAY).waitFor();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByText('As a table').first().click();
  await page.locator('details[open] tbody button').last().click();
  await page.locator(REPLAY).waitFor();
  expect(Number((await shown()).position)).toBeGreaterThan(at);
});

test('a browser that has been here before asks for the game while the page begins, and only once', async () => {
  const again = await openPage({ serviceWorkers: 'allow' });
  await visitOnce(again, house.address);
  const asked: Request[] = [];
  again.context().on('request', (request) => void (request.url().endsWith('/log') && asked.push(request)));
  await again.goto(`${house.address}/replay/${played.code}`);
  await again.locator(at({ of: 'board' })).waitFor();
  const byPage = asked.filter((request) => request.serviceWorker() === null);
  expect([asked.length, byPage.length]).toEqual([2, 1]);
  expect((await byPage[0]?.response())?.fromServiceWorker()).toBe(true);
});

test('a game stands in the history of a person who opens the link of its seat, can be shared, and be deleted everywhere', async () => {
  await page.goto(`${house.address}/t/${played.code}#seat=${played.tokens[1]}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.locator('[data-at=shareCard]').waitFor();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  expect(String((await saved(picture)).subarray(1, 4))).toBe('PNG');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Your games' }).click();
  const row = page.locator('[data-at=history] tbody tr');
  await row.waitFor();
  expect(await row.count()).toBe(1);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Really delete?' }).click();
  await page.getByText('No game has been finished').waitFor();
  const log: Recording = await (await fetch(`${house.address}/api/tables/${played.code}/log`)).json();
  expect(log.seats.map(({ name }) => name)).toEqual(['Ada', '', 'Cyr', 'Dora', 'Eno']);
  await page.getByLabel('Link of your seat').fill(`${house.address}/t/${played.code}#seat=${played.tokens[2]}`);
  await page.getByRole('button', { name: 'Add' }).click();
  await row.waitFor();
});
