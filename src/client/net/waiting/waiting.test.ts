import { expect, test } from 'vitest';
import { LOBBY } from '#testkit';
import type { SavedGame } from '../shelf/saved.ts';
import { waitingGames } from './waiting.ts';

test('games that are not over wait, tables before games against bots', () => {
  const games = [{ id: 'a', over: false } as SavedGame, { id: 'b', over: true } as SavedGame];
  const tables = [
    LOBBY,
    { ...LOBBY, code: 'PLAYING1', stage: 'playing' },
    { ...LOBBY, code: 'OVER1111', stage: 'over' },
  ] as const;
  expect(waitingGames(tables, games).map((one) => (one.type === 'table' ? one.table.code : one.game.id))).toEqual([
    LOBBY.code,
    'PLAYING1',
    'a',
  ]);
});
