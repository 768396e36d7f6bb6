import { expect, test } from 'vitest';
import { balanceChart, balanceOf, balanceSource } from './balance.ts';
import type { Fate, Result } from './bout.ts';
import type { Games } from './kept.ts';

const fate = (character: Fate['character'], won: boolean): Fate => ({
  level: 'champion',
  character,
  won,
  complete: true,
  legendary: true,
  points: 9,
  vp: 30,
});
const game = (fates: readonly Fate[]): Result => ({
  pairing: 0,
  seed: 1,
  seat: 0,
  outcome: 'complete',
  decidedBy: 'points',
  fates,
  commands: 1,
  minutes: 1,
  thoughts: {},
  failed: null,
});
const games = (players: number, results: readonly Result[]): Games => ({
  levels: ['champion'],
  players,
  seed: 1,
  table: 'plain',
  results,
});

const lost = game([fate('tyrant', false), fate('briber', true)]);
const files = [games(3, [lost]), games(2, [lost]), games(2, [lost, game([fate('tyrant', true)])])];
const balance = balanceOf(files, 0);

test('files of the same count of players are counted together, each character for itself', () => {
  expect(balance.map(({ players }) => players)).toEqual([2, 3]);
  expect(balance[0]?.won.tyrant).toMatchObject({ count: 1, of: 3 });
  expect(balance[0]?.won.briber).toMatchObject({ count: 2, of: 2 });
  expect(balance[1]?.won.pacifist).toMatchObject({ of: 0, low: 0, high: 1 });
});

test('counts of which too little is known are left out', () => {
  expect(balanceOf(files, 1)).toEqual([]);
});

test('is drawn with its counts, and written as the app reads it', () => {
  expect(balanceChart(balance)).toMatch(/^<svg[\s\S]*Games of 3 players[\s\S]*tyrant \(1 games\)[\s\S]*<\/svg>\n$/);
  expect(balanceSource(balance)).toContain('tyrant: [33, 6, 79, 3],');
});
