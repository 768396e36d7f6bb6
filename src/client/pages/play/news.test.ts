import { expect, test } from 'vitest';
import type { Chair, Table } from '#protocol';
import { type Moment, newsOf } from './news.ts';

const chair = (name: string, bot: Chair['bot'] = null): Chair => ({
  name,
  colour: 0,
  character: 'random',
  advancedPlacement: false,
  glory: false,
  handicap: {},
  bot,
  ready: false,
  connected: true,
  standIn: false,
  coached: false,
  person: null,
});

const table = (names: readonly string[], stage: Table['stage'] = 'lobby'): Table => ({
  code: 'K7MPQ2XA',
  stage,
  host: 0,
  chairs: names.map((name) => chair(name)),
  terms: {
    public: false,
    timing: ['timed', 'timed', 'timed', 'timed'],
    speed: 1,
    privilegeWindow: 0,
    waitLimit: 0,
    lastWord: 20_000,
    standInAfter: 0,
    spectatorDelay: 0,
    chances: false,
    rated: false,
    pauses: 0,
  },
  spectators: 0,
  rematch: null,
});

const moment = (at: Table, held: readonly number[]): Moment => ({ table: at, game: null, held });

test('a friend who sits down is news; oneself, a bot and a person who was there before are not', () => {
  const before = moment(table(['Ada', '', '']), [0]);
  expect(newsOf(before, moment(table(['Ada', 'Bela', '']), [0]))).toEqual([{ type: 'satDown', name: 'Bela' }]);
  expect(newsOf(before, moment(table(['Ada', 'Bela', '']), [0, 1]))).toEqual([]);
  const withBot: Table = { ...table([]), chairs: [chair('Ada'), chair('Tick', 'adept'), chair('')] };
  expect(newsOf(before, moment(withBot, [0]))).toEqual([]);
  expect(newsOf({ ...before, table: null }, moment(table(['Ada', 'Bela', '']), [0]))).toEqual([]);
});

test('the start is news to everybody at the table but the host', () => {
  const before = moment(table(['Ada', 'Bela']), [1]);
  const after = table(['Ada', 'Bela'], 'playing');
  expect(newsOf(before, moment(after, [1]))).toEqual([{ type: 'started' }]);
  expect(newsOf(before, moment(after, [0]))).toEqual([]);
  expect(newsOf(before, moment(after, []))).toEqual([]);
});
