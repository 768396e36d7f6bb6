import { expect, test } from 'vitest';
import { sumsBy } from './sums.ts';

const game = (character: string, place: number, of: number, points: number) => ({
  character,
  place,
  of,
  points,
  won: place === 1,
});

test('games are summed by whatever they have in common', () => {
  const games = [game('briber', 1, 3, 12), game('briber', 2, 5, 7), game('tyrant', 4, 5, 3)];
  expect(sumsBy(games, ({ character }) => character)).toEqual([
    { of: 'briber', games: 2, wins: 1, averagePlace: 1.5, best: 12 },
    { of: 'tyrant', games: 1, wins: 0, averagePlace: 4, best: 3 },
  ]);
  expect(sumsBy(games, ({ of }) => of).map(({ of, games: many }) => [of, many])).toEqual([
    [5, 2],
    [3, 1],
  ]);
  expect(sumsBy([], ({ of }) => of)).toEqual([]);
});
