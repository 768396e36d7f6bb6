import { expect, test } from 'vitest';
import { botFor, diceOf } from '#bots';
import { apply, type Command, copy, type Event, type Game } from '#engine';
import { record } from '#lab';
import { tableOptions } from '#testkit';
import { type Catalogue, LANGUAGES, loadCatalogue } from '#words';
import { arrange } from '../../pages/learn/arrange.ts';
import { PLAIN_REASONS, type Reason } from './kinds.ts';
import { aimOf, reasonOf } from './reason.ts';
import { reasonText } from './text.ts';

const catalogues: readonly Catalogue[] = await Promise.all(LANGUAGES.map(loadCatalogue));
const english = catalogues[0] as Catalogue;
const SEAT = 0;
const WIDE_GREEN = 4;
const VOTE = 9;
const CONQUER = 10;

/** What the first seat does, in a game that lets it happen. */
function reason(before: Game, command: Command, ...events: readonly Event[]): Reason | null {
  const after = copy(before);
  for (const event of events) apply(after, event);
  return reasonOf({ seat: SEAT, command, events, before, after });
}

function told(before: Game, command: Command, ...events: readonly Event[]): string | null {
  const found = reason(before, command, ...events);
  return found === null ? null : reasonText(english, found);
}

const placed = (to: number) =>
  [{ type: 'move', worker: 1, to } as const, { type: 'workerMoved', seat: SEAT, worker: 1, to } as const] as const;
const acted: Command = { type: 'act', worker: 1, action: 0, with: [] };

test('a worker is placed for what the timer will bring, and for what that is good', () => {
  const { game } = arrange({ goods: { gold: 2, military: 4 }, rows: { green: 'bottom', black: 'bottom' } });
  expect(told(game, ...placed(WIDE_GREEN))).toBe(
    'For 2 votes and 1 power, once the green timer comes to this row – still 11 steps to go on the power track.',
  );
  expect(told(game, ...placed(VOTE))).toMatch(/^For 1 vote, once the black timer comes to this row – votes decide/);
  expect(told(game, ...placed(CONQUER))).toMatch(
    /^For a province, once the black timer comes to this row – a province improves/,
  );
});

test('a player who cannot pay yet is seen to hope', () => {
  const { game } = arrange({ rows: { green: 'bottom', black: 'bottom' } });
  expect(told(game, ...placed(WIDE_GREEN))).toContain('– but still 2 gold short.');
  expect(told(game, ...placed(CONQUER))).toContain('– but still 4 military short.');
});

test('a seat aims at what its worker with the least sand to wait for will bring', () => {
  const { game } = arrange({
    goods: { gold: 4 },
    workers: [WIDE_GREEN, VOTE],
    rows: { green: 'bottom', black: 'bottom' },
    sand: { green: 90_000, black: 20_000 },
  });
  expect(aimOf(game, SEAT)).toMatchObject({ about: 'awaits', area: 'black', why: { about: 'votes' } });
  expect(aimOf(arrange({}).game, SEAT)).toBeNull();
});

test('TIM-3 a flip lets a worker act, sets one free, or only lets the game go on', () => {
  const flip = { type: 'flip', area: 'black' } as const;
  expect(reason(arrange({ workers: [null, VOTE], rows: { black: 'bottom' } }).game, flip)).toEqual({
    about: 'flipToAct',
  });
  const stuck = arrange({
    workers: [null, VOTE],
    more: [{ type: 'workerActed', seat: SEAT, worker: 1, action: 13 }],
  });
  expect(reason(stuck.game, flip)).toEqual({ about: 'flipToFree' });
  expect(reason(arrange({}).game, flip)).toEqual({ about: 'flipToGoOn' });
});

test('END-2 END-3 gains are measured by the parchment, and nothing by the legendary point', () => {
  const { game } = arrange({});
  const gained = (goods: object): Event => ({ type: 'gained', seat: SEAT, goods });
  expect(reason(game, acted, gained({ power: 2 }))).toEqual({ about: 'steps', track: 'power', steps: 9 });
  expect(reason(game, acted, gained({ votes: 2 }))).toEqual({ about: 'mostVotes' });
  expect(reason(game, acted, gained({ power: 1 }), { type: 'legendaryGained', seat: SEAT })).toEqual({
    about: 'legendary',
  });
  expect(reason(game, { type: 'done', done: true }, { type: 'doneSaid', seat: SEAT, done: true })).toBeNull();
});

test('ACH-1 the last good that the achievement asks for is noticed', () => {
  const { game } = arrange({ goods: { military: 9, culture: 9, gold: 9, votes: 2 } });
  expect(reason(game, acted, { type: 'gained', seat: SEAT, goods: { votes: 1 } })).toEqual({ about: 'claimable' });
});

const played = record(
  'reasons',
  tableOptions({ seats: 3, seed: 5 }),
  [0, 1, 2].map(() => botFor('adept')),
  diceOf(1),
);

test('a whole game of bots has its reasons in every language', { timeout: 60_000 }, () => {
  const game = copy(played.opening.game);
  const seen = new Set<string>();
  for (const entry of played.entries) {
    if (entry.type !== 'happened') continue;
    const before = copy(game);
    for (const event of entry.events) apply(game, event);
    const found = entry.seat < 0 ? null : reasonOf({ ...entry, before, after: game });
    if (found === null) continue;
    seen.add(found.about);
    for (const text of catalogues.map((words) => reasonText(words, found))) {
      expect(text).toMatch(/^[\p{Lu}\d].{8,159}\.$/u);
      expect(text).not.toMatch(/undefined|NaN|\b0\b/);
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});

test.each(catalogues)('every plain reason is a sentence in $language', (words) => {
  for (const about of PLAIN_REASONS) expect(reasonText(words, { about })).toMatch(/^\p{Lu}.*\.$/u);
});
