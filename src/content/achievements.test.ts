import { expect, test } from 'vitest';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS } from './index.ts';

const gain = (goods: object) => ({ do: 'gain', goods });

test.each([
  ['eliteTroops', { military: 6, culture: 2 }, gain({ military: 2, culture: 2, gold: 2 })],
  ['learnedAssembly', { military: 2, culture: 6 }, gain({ votes: 5 })],
  ['fullGranaries', { any: 12 }, { do: 'produce', colour: 'blue' }],
  ['standingArmy', { military: 8 }, gain({ gold: 5 })],
  ['goldenAge', { culture: 8 }, { do: 'conquer' }],
  ['royalMint', { gold: 8 }, { do: 'produce', colour: 'red' }],
  ['balancedRealm', { military: 3, culture: 3, gold: 3 }, gain({ power: 1, prestige: 1, popularity: 1 })],
  ['patronOfArts', { culture: 4, gold: 4 }, gain({ prestige: 1, popularity: 1 })],
  ['ironAndSong', { military: 4, culture: 4 }, gain({ power: 1, prestige: 1 })],
  ['paidLegions', { military: 4, gold: 4 }, gain({ power: 1, popularity: 1 })],
] as const)('ACH-1 ACH-3 %s asks for 3 votes and more, and brings its reward', (id, asks, reward) => {
  expect(ACHIEVEMENTS[id]).toEqual({ asks: { ...asks, votes: 3 }, reward });
});

test('SET-3 there are ten achievements', () => {
  expect(ACHIEVEMENT_IDS).toHaveLength(10);
  expect(new Set(ACHIEVEMENT_IDS).size).toBe(10);
  expect(ACHIEVEMENT_IDS).not.toContain('hidden');
});

test('a card nobody may see asks for what nobody can hold, and brings nothing', () => {
  expect(ACHIEVEMENTS.hidden).toEqual({ asks: { any: 99, votes: 3 }, reward: { do: 'all', of: [] } });
});
