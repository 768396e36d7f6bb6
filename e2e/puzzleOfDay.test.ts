import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adept, diceOf, novice } from '#bots';
import { record, tableOf } from '#lab';
import { type PuzzleOfDay, puzzleIdOf } from '#protocol';
import { openSqliteStore } from '#server';
import { defaultTerms, newTable, openingText } from '#table/kept';
import { resultForTest } from '#testkit';
import { at as inProject } from '../tools/project.mjs';
import { at } from './at.ts';
import { faultsOf } from './axe.ts';
import { openPage } from './browser.ts';
import { closeContexts } from './evidence.ts';
import { hastened, onDate, openServer, type Server } from './server.ts';

const data = mkdtempSync(join(tmpdir(), 'pendulum-e2e-'));
const [YESTERDAY, NOON] = ['2026-11-17T12:00:00Z', '2026-11-18T12:00:00Z'];
let server: Server;

/** A finished public game of yesterday, as a server keeps it: of an adept, and of a person who plays like a novice. */
async function keepGame(): Promise<void> {
  process.env.PENDULUM_THREADS = inProject('dist/server');
  const store = await openSqliteStore({ folder: data, limitMiB: 0 });
  const [code, endedAt] = ['PLAYED22', Date.parse(YESTERDAY)];
  const { opening, entries } = record('', tableOf(2, 6, 'plain'), [adept(), novice()], diceOf(6));
  // Its first minutes hold a puzzle, and a busy server has less to think over.
  const deeds = entries.slice(0, 80).map((entry) => JSON.stringify(entry));
  const log = [openingText({ ...opening, sealed: null }), ...deeds];
  await store.save({ ...newTable(code, defaultTerms(true), endedAt), stage: 'over', endedAt });
  await store.append(code, 0, log);
  const ended = { code, endedAt, seenAt: endedAt };
  await store.keepResults([resultForTest({ ...ended, bot: 'adept' }), resultForTest({ ...ended, seat: 1 })]);
  await store.close();
}

beforeAll(async () => {
  await keepGame();
  // What a server does once a minute is done twice a second.
  const [faster, dated] = [hastened(120), onDate(NOON)];
  const NODE_OPTIONS = `${faster.NODE_OPTIONS} ${dated.NODE_OPTIONS}`;
  server = await openServer({ ...faster, ...dated, NODE_OPTIONS, PENDULUM_DATA: data });
});
afterAll(async () => {
  await closeContexts();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

const told = async (): Promise<PuzzleOfDay> => (await fetch(`${server.address}/api/puzzles/today`)).json();

test('a public game of yesterday gives today’s puzzle, the same for everybody and without a name', async () => {
  await expect.poll(async () => (await told()).puzzle).not.toBeNull();
  const { date } = await told();
  expect(JSON.stringify(await told())).not.toMatch(/PLAYED22|"P[01]"/);
  for (const locale of ['en-GB', 'de-DE']) {
    const page = await openPage({ baseURL: server.address, locale, reducedMotion: 'reduce' });
    await page.goto('/practice');
    const link = page.locator(at({ of: 'practice' })).locator(`a[href$="/practice/${puzzleIdOf(date)}"]`);
    await link.click();
    const panel = page.locator(at({ of: 'puzzle' }));
    await panel.getByRole('button', { name: locale === 'en-GB' ? 'Solution' : 'Lösung' }).click();
    await panel.getByText(locale === 'en-GB' ? 'From a public game' : 'Aus einer öffentlichen Partie').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  }
});

test('without a line the graded set has a puzzle for the day, and one that was tried is still there', async () => {
  const { date } = await told();
  const page = await openPage({ baseURL: server.address, reducedMotion: 'reduce' });
  await page.goto(`/practice/${puzzleIdOf(date)}`);
  const panel = page.locator(at({ of: 'puzzle' }));
  await panel.getByRole('button', { name: 'Solution' }).click();
  await panel.getByText('From a public game').waitFor();
  await page.route('**/api/puzzles/**', (route) => route.abort());
  await page.goto(`/practice/${puzzleIdOf(date)}`);
  await panel.getByRole('button', { name: 'Solution' }).waitFor();
  await page.goto('/practice');
  const daily = page.locator(at({ of: 'practice' })).getByRole('link', { name: 'Today’s puzzle' });
  expect(await daily.getAttribute('href')).not.toContain('day-');
});
