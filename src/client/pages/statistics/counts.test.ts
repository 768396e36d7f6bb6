import { describe, expect, test } from 'vitest';
import type { Count } from '#protocol';
import { evenShare, isBot, mean, ofPlayers, shares, spread, total } from './counts.ts';

const count = (who: string, players: number, what: Count['what'], which: string, count: number): Count => ({
  who,
  players,
  what,
  which,
  count,
});

const COUNTS = [
  count('people', 2, 'winningPoints', '20', 3),
  count('people', 3, 'winningPoints', '20', 1),
  count('people', 3, 'winningPoints', '24', 4),
  count('adept', 3, 'winningPoints', '22', 1),
  count('mixed', 3, 'minutes', '31', 1),
];

describe('the counts of a server', () => {
  test('are added up by what was counted, the most frequent first', () => {
    const people = COUNTS.filter(({ who }) => who === 'people');
    expect([...spread(people, 'winningPoints')]).toEqual([
      ['20', 4],
      ['24', 4],
    ]);
    expect([...spread(ofPlayers(people, 3), 'winningPoints')]).toEqual([
      ['24', 4],
      ['20', 1],
    ]);
    expect(total(spread(COUNTS, 'minutes'))).toBe(1);
    expect(mean(spread(people, 'winningPoints'))).toBe(22);
  });

  test('are told apart by people and bots; a mixed game is neither', () => {
    expect(COUNTS.filter(isBot)).toHaveLength(1);
  });

  test('say how often those seats would have won with equals only', () => {
    expect(evenShare([count('adept', 2, 'seats', 'tyrant', 3), count('adept', 4, 'seats', 'judge', 2)])).toBe(2);
    expect(evenShare([count('adept', 2, 'won', 'tyrant', 3)])).toBe(0);
  });

  test('become shares over all numbers in between, also in groups', () => {
    const people = spread(COUNTS.slice(0, 3), 'winningPoints');
    const bots = spread(COUNTS.slice(3, 4), 'winningPoints');
    expect(shares([people, bots])).toEqual({
      steps: [20, 21, 22, 23, 24],
      shares: [
        [0.5, 0, 0, 0, 0.5],
        [0, 0, 1, 0, 0],
      ],
    });
    expect(shares([people], 5)).toEqual({ steps: [20], shares: [[1]] });
    expect(shares([new Map()])).toEqual({ steps: [], shares: [[]] });
  });
});
