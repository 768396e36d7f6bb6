import { expect, test } from 'vitest';
import type { Result } from '#table/kept';
import { resultForTest } from '#testkit';
import { openMemoryDatabase } from '../store/database.ts';
import { aTable } from '../store/log.contract.ts';
import { statements } from '../store/statements.ts';
import { publicGamesOf } from './publicGames.ts';

const { terms } = aTable('ONE');

function opened(
  games: Readonly<Record<string, { readonly isPublic?: boolean; readonly results: readonly Partial<Result>[] }>>,
) {
  const database = openMemoryDatabase();
  const { save, keepResults } = statements(database);
  for (const [code, { isPublic = true, results }] of Object.entries(games)) {
    save(aTable(code, { stage: 'over', terms: { ...terms, public: isPublic } }));
    keepResults(results.map((result, seat) => resultForTest({ code, seat, seenAt: 1500, ...result })));
  }
  return publicGamesOf(database, 1000, 2000);
}

test('games are told whose end was seen within that time, with the seats of people who played to it', () => {
  const games = opened({
    BEE: { results: [{}, { bot: 'master' }, {}] },
    ANT: { results: [{ bot: 'program' }, { seat: 1 }, { standIn: true }] },
    OLD: { results: [{ seenAt: 999 }, { seenAt: 999 }] },
    NEW: { results: [{ seenAt: 2000 }, { seenAt: 2000 }] },
    BOTS: { results: [{ bot: 'adept' }, { bot: 'adept' }] },
  });
  expect(games).toEqual([
    { code: 'ANT', seats: [1] },
    { code: 'BEE', seats: [0, 2] },
  ]);
});

test('private tables are never among them, nor games that began where another one stood', () => {
  expect(opened({ SECRET: { isPublic: false, results: [{}, {}] } })).toEqual([]);
  expect(opened({ WHATIF: { results: [{ seconds: null }, { seconds: null }] } })).toEqual([]);
});
