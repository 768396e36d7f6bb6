import type { Page } from 'playwright-core';
import { dayOf } from '#protocol';
import { call, createTable } from '#server';
import { playedDay } from '#testkit/day';
import { lookFor } from '../src/server/quick/quick.contract.ts';
import { newPerson, postAs } from '../src/server/wire/person.ts';
import { at } from './at.ts';
import { UNTIMED } from './games.ts';

export const OPERATOR = 'the-token-of-the-operator';

/** What goes on at a server that people come to, until it is left. */
export interface Goings {
  /** The code of a game in which a person plays with bots, and waits. */
  readonly code: string;
  readonly leave: () => void;
}

/** A day handed in, a game to watch, a person who waits, a report for the operator. */
export async function letGoOn(address: string): Promise<Goings> {
  const { pass } = await newPerson(address, 'Ada Lovelace');
  const today = new Date().toISOString().slice(0, 10);
  const asked = (await playedDay(dayOf(today), 5)).map(({ seat, at, command }) => ({ seat, at, command }));
  await postAs(address, `/daily/${today}`, { asked }, pass);
  const finder = await lookFor(address, { name: 'Bela', pace: 'untimed', waitMs: 0 });
  const { code, token } = await finder.next('found');
  const player = await call(address, code, { tokens: [token] });
  const waiting = await lookFor(address, { name: 'Cyr', pace: 'calm' });
  const hangUps = await reportRudeness(address);
  return {
    code,
    leave() {
      for (const { hangUp } of [finder, player, waiting, ...hangUps]) hangUp();
    },
  };
}

/** At a table of its own. */
async function reportRudeness(address: string): Promise<readonly { readonly hangUp: () => void }[]> {
  const code = await createTable(address, { public: true, timing: UNTIMED });
  const [dora, eno] = [await call(address, code), await call(address, code)];
  for (const [caller, name] of [
    [dora, 'Dora'],
    [eno, 'Eno'],
  ] as const) {
    caller.send({ type: 'sit', name });
    await caller.next('seated');
  }
  eno.send({ type: 'say', seat: 1, text: 'Hurry up, all of you, I have not got the whole evening' });
  await dora.next('said');
  dora.send({ type: 'report', seat: 1, reason: 'rude', note: 'He says so every time' });
  await dora.next('reported');
  return [dora, eno];
}

/** A page about people: where it is, what is there when it is, and what leads on to it. */
export interface PeoplePage {
  readonly name: string;
  readonly path: (code: string) => string;
  readonly sign: string;
  readonly lead?: (page: Page) => Promise<void>;
}

const BOARD = at({ of: 'board' });

async function enterAsOperator(page: Page): Promise<void> {
  await page.evaluate((token) => sessionStorage.setItem('pendulum.operator', token), OPERATOR);
  await page.reload();
  await page.locator(`${at({ of: 'operator' })} article`).waitFor();
}

/** Takes a name that nobody has, and shows the words that save it. */
async function showWords(page: Page): Promise<void> {
  await page.locator('form input').fill(`Dora ${crypto.randomUUID().slice(0, 8)}`);
  await page.locator(at({ of: 'takeName' })).click();
  await page.waitForFunction(() => (localStorage.getItem('pendulum.proven') ?? '""') !== '""');
  await page.locator('section:has(#restore-words) button').first().click();
  await page.locator('ol li').nth(11).waitFor();
}

async function search(page: Page): Promise<void> {
  await page.locator(at({ of: 'findTable' })).click();
  await page.locator(at({ of: 'searching' })).waitFor();
}

const always = (path: string) => (): string => path;

export const PEOPLE_PAGES: readonly PeoplePage[] = [
  { name: 'the start page', path: always('/'), sign: at({ of: 'startPlay' }) },
  { name: 'the ranking', path: always('/players'), sign: 'tbody tr' },
  { name: 'a player', path: always('/players/Player 29'), sign: `${at({ of: 'chart' })} canvas` },
  { name: 'the statistics', path: always('/statistics'), sign: `${at({ of: 'chart' })} canvas` },
  { name: 'quick play', path: always('/quick'), sign: at({ of: 'findTable' }) },
  { name: 'a search', path: always('/quick'), sign: at({ of: 'findTable' }), lead: search },
  { name: 'you as a guest', path: always('/you'), sign: '#restore-words' },
  { name: 'you with a name', path: always('/you'), sign: '#restore-words', lead: showWords },
  { name: 'the operator’s door', path: always('/operator'), sign: 'input[type=password]' },
  { name: 'the operator', path: always('/operator'), sign: at({ of: 'operator' }), lead: enterAsOperator },
  { name: 'the daily ranking', path: always('/solo'), sign: 'main section ol li' },
  { name: 'a game that is watched', path: (code) => `/t/${code}`, sign: BOARD },
  { name: 'a game in a stream', path: (code) => `/t/${code}?stream`, sign: BOARD },
];

/** From nothing to that page. */
export async function showPeoplePage(page: Page, { path, sign, lead }: PeoplePage, code: string): Promise<void> {
  await page.goto(path(code));
  await page.locator(sign).first().waitFor();
  await lead?.(page);
}
