import { expect, test } from 'vitest';
import { setup } from '#engine';
import type { Chair, Table, Terms } from '#protocol';
import { LOBBY, tableOptions } from '#testkit';
import { loadSaid } from '../../kit/chronicle/said.ts';
import { openScreen } from '../../table/testing.tsx';
import { mayTellChances } from './chances.tsx';
import { botsToJoinFor } from './join.tsx';
import { standingOf } from './standing.tsx';

const chair = (name: string, bot: Chair['bot']): Chair => ({
  name,
  bot,
  colour: 0,
  character: 'random',
  advancedPlacement: false,
  glory: false,
  handicap: {},
  ready: true,
  connected: true,
  standIn: false,
  coached: false,
  person: null,
});

const table = (terms: Partial<Terms>, more: Partial<Table> = {}): Table => ({
  ...LOBBY,
  chairs: [chair('Ada', null), chair('Tick', 'adept')],
  terms: { ...LOBBY.terms, ...terms },
  ...more,
});

test('chances are told where the host allows it, and never where points or a delay stand against it', () => {
  expect(mayTellChances(table({ chances: true }))).toBe(true);
  const never = [
    table({}),
    table({ public: true }),
    table({ chances: true, rated: true }),
    table({ chances: true, spectatorDelay: 1000 }),
    table({ chances: true }, { stage: 'over' }),
    null,
  ];
  expect(never.filter(mayTellChances)).toEqual([]);
});

test('a person may join for every bot of a running game that is not rated', () => {
  expect(botsToJoinFor(table({}))).toEqual([{ seat: 1, name: 'Tick' }]);
  expect(botsToJoinFor(table({ rated: true }))).toEqual([]);
  expect(botsToJoinFor(table({}, { stage: 'over' }))).toEqual([]);
});

test('who takes a seat over reads how it stands', async () => {
  await Promise.all([openScreen(), loadSaid('en')]);
  const { game } = setup(tableOptions({ characters: ['briber', 'champion'] }));
  expect(standingOf(game, 0)).toEqual([
    'Round 1 · Gambal, the Briber',
    '0 military, 0 culture, 6 gold and 0 votes',
    'Power: 11 to go',
    'Prestige: 8 to go',
    'Popularity: 14 to go',
    '0 of 2 workers on the board',
    '4 cards in hand',
  ]);
});
