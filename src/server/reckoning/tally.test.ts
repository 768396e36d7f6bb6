import { describe, expect, test } from 'vitest';
import { resultForTest } from '#testkit';
import { countsOf } from './tally.ts';

const told = (...results: Parameters<typeof countsOf>[0]) =>
  countsOf(results).map(({ who, players, what, which, count }) => `${who} ${players} ${what} ${which} ${count}`);

describe('a finished game is counted', () => {
  test('people and bots apart, by character and number of players', () => {
    const counts = told(
      resultForTest(),
      resultForTest({ seat: 1, bot: 'adept', person: null, character: 'bolk-basic', firstReward: null }),
    );
    expect(counts).toEqual([
      'mixed 2 minutes 30 1',
      'people 2 seats briber 1',
      'people 2 won briber 1',
      'people 2 complete briber 1',
      'people 2 points briber 20',
      'people 2 winningPoints 20 1',
      'people 2 firstReward warChest 1',
      'adept 2 seats bolk-basic 1',
      'adept 2 points bolk-basic 19',
    ]);
  });

  test('but not the seat that a bot ended for a person, nor a game that began in the middle', () => {
    const left = resultForTest({ seat: 1, standIn: true, bot: 'adept' });
    expect(told(resultForTest(), left).filter((line) => line.includes('seats'))).toEqual(['people 2 seats briber 1']);
    expect(told(resultForTest(), left)[0]).toBe('people 2 minutes 30 1');
    expect(told(resultForTest({ seconds: null }))).toEqual([]);
  });
});
