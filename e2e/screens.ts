import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { at } from './at.ts';
import { makeTable } from './people.ts';

/** A screen of the game: where it is, what is there when it is, and what leads on to it from there. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly sign: string;
  readonly lead?: (page: Page) => Promise<void>;
  /** The part that other screens do not have. */
  readonly own?: string;
}

const situation = (name: string): string => `/gallery?situation=${encodeURIComponent(name)}`;

const press =
  (key: string, sign: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await page.locator(sign).first().waitFor();
  };

async function pickUp(page: Page): Promise<void> {
  await page
    .locator(`${at({ of: 'crewPlace' })}:is([data-state=free], [data-state=waiting]) button`)
    .first()
    .click();
  await page
    .locator(at({ of: 'move' }))
    .first()
    .waitFor();
}

const RECORDING = new URL('../replays/three-players-mixed.json', import.meta.url);

async function openRecording(page: Page): Promise<void> {
  const buffer = readFileSync(RECORDING);
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator(at({ of: 'replay' })).waitFor();
}

async function openAnalysis(page: Page): Promise<void> {
  await openRecording(page);
  await page.locator(at({ of: 'analyse' })).click();
  await page
    .locator(`${at({ of: 'chart' })} canvas`)
    .first()
    .waitFor();
}

async function sit(page: Page): Promise<void> {
  const code = await makeTable(new URL(page.url()).origin, {});
  await page.goto(`/t/${code}`);
  await page.locator(at({ of: 'sitDown' })).click();
  await page.locator(at({ of: 'ownSeat' })).waitFor();
}

async function openSettings(page: Page): Promise<void> {
  await sit(page);
  await page
    .locator(`${at({ of: 'lobbyTools' })} button`)
    .last()
    .click();
  await page.getByRole('dialog').waitFor();
}

const MAT = at({ of: 'mat' });
const START = at({ of: 'startPlay' });

export const SCREENS: readonly Screen[] = [
  { name: 'the start page', path: '/', sign: START },
  { name: 'the solo page', path: '/solo', sign: 'main h1' },
  { name: 'a lobby', path: '/', sign: START, lead: sit },
  { name: 'the settings', path: '/', sign: START, lead: openSettings, own: 'dialog, [role=dialog]' },
  { name: 'the licences', path: '/licences', sign: `${at({ of: 'licences' })} li` },
  { name: 'a placement', path: situation('placement'), sign: MAT, own: at({ of: 'board' }) },
  { name: 'a round', path: situation('round for five'), sign: MAT },
  { name: 'an untimed round', path: situation('untimed for two'), sign: MAT, own: at({ of: 'board' }) },
  { name: 'a question', path: situation('a question'), sign: at({ of: 'answer' }), own: at({ of: 'question' }) },
  {
    name: 'the call to council',
    path: situation('council is called'),
    sign: at({ of: 'councilSide' }),
    own: at({ of: 'councilSide' }),
  },
  {
    name: 'the rewards of the council',
    path: situation('rewards'),
    sign: at({ of: 'council' }),
    own: at({ of: 'council' }),
  },
  {
    name: 'the discards of the council',
    path: situation('discards'),
    sign: at({ of: 'council' }),
    own: at({ of: 'council' }),
  },
  {
    name: 'the moves of the council',
    path: situation('moving workers'),
    sign: at({ of: 'councilSide' }),
    own: at({ of: 'councilSide' }),
  },
  { name: 'a worker in hand', path: situation('moving workers'), sign: MAT, lead: pickUp, own: at({ of: 'board' }) },
  { name: 'the table as text', path: situation('round for three'), sign: MAT, lead: press('t', at({ of: 'deeds' })) },
  {
    name: 'the list of keys',
    path: situation('round for three'),
    sign: MAT,
    lead: press('?', at({ of: 'keyList' })),
    own: 'dialog, [role=dialog]',
  },
  { name: 'the end', path: situation('the end'), sign: at({ of: 'ranking' }) },
  { name: 'the lessons', path: '/learn', sign: 'main h1' },
  { name: 'a lesson', path: '/learn/rows', sign: at({ of: 'teacher' }) },
  { name: 'the history', path: '/history', sign: 'main h1' },
  { name: 'the page that opens a file', path: '/replay', sign: 'main h1' },
  { name: 'the replay of a game', path: '/replay', sign: 'input[type="file"]', lead: openRecording },
  { name: 'the analysis of a game', path: '/replay', sign: 'input[type="file"]', lead: openAnalysis },
  { name: 'no page at all', path: '/nothing/here', sign: 'main' },
];

/** Long pages, which take a while to be looked through. */
export const LONG_SCREENS: readonly Screen[] = [
  { name: 'the rules', path: '/rules', sign: '#MAR-3' },
  { name: 'the gallery', path: '/gallery', sign: 'main iframe' },
  { name: 'the cards', path: '/gallery?cards', sign: 'h2' },
];

/** From nothing to that screen. */
export async function show(page: Page, { path, sign, lead }: Screen): Promise<void> {
  await page.goto(path);
  await page.locator(sign).first().waitFor();
  await lead?.(page);
}
