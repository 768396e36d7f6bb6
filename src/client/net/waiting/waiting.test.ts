import { expect, test } from 'vitest';
import { LOBBY } from '#testkit';
import type { SavedGame } from '../shelf/saved.ts';
import { waitingGames } from './waiting.ts';

const games = [{ id: 'a', over: false } as SavedGame, { id: 'b', over: true } as SavedGame];
const at = (code: string, stage: 'lobby' | 'playing' | 'over') => ({ code, table: { ...LOBBY, code, stage } });

test('games that are not over wait, tables before games against bots, a table also while it cannot be asked', () => {
  const tables = [
    at('LOBBY111', 'lobby'),
    at('PLAYING1', 'playing'),
    at('OVER1111', 'over'),
    { code: 'OFFLINE1', table: null },
  ];
  const found = waitingGames(tables, games, () => null);
  expect(found.map((one) => (one.type === 'table' ? one.code : one.game.id))).toEqual([
    'LOBBY111',
    'PLAYING1',
    'OFFLINE1',
    'a',
  ]);
});
