import { expect, test } from 'vitest';
import { loadCatalogue } from '#words';
import { arrange } from '../../pages/learn/arrange.ts';
import { shortFor } from './price.ts';

const words = await loadCatalogue('en');
const PROVINCE = 14;
const plainly = (text: string): string => text.replaceAll('\u00a0', ' ');

test('INV-5 what is refused for its price says what is missing, and nothing where the price is no reason', () => {
  const { game } = arrange({ goods: { votes: 1, culture: 0 } });
  const short = (command: Parameters<typeof shortFor>[3]) => plainly(shortFor(words, game, 0, command));
  expect(short({ type: 'play', card: 'cultist' })).toBe('2 votes short.');
  expect(short({ type: 'pickUp' })).toBe('5 culture short.');
  expect(short({ type: 'act', worker: 0, action: PROVINCE, with: [] })).toMatch(/^\d military short\.$/);
  expect(short({ type: 'takeReward', reward: 'lastCampaign' })).toMatch(/^\d military short\.$/);
  expect(short({ type: 'play', card: 'openMarket' })).toBe('');
  expect(short({ type: 'ready', ready: true })).toBe('');
});
