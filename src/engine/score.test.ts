import { expect, test } from 'vitest';
import type { CharacterId } from '#content';
import { type Table, table } from '#testkit';
import { type Decider, parchmentPoints, type Seat, score } from './index.ts';

type Steps = readonly [power: number, prestige: number, popularity: number];

/** Licinia's tracks all enter after 11: easy to read. Others count from where their own parchment begins. */
const ENTER = { implacable: [11, 11, 11], briber: [11, 8, 14], champion: [14, 11, 8] } as const;
const SEATED = ['implacable', 'briber', 'champion'] as const;

/** Steps beyond the first parchment column, negative for still to go. */
function ending(
  players: readonly (Steps | readonly [...Steps, 'legendary'])[],
  privilege?: readonly Seat[],
  glory = false,
): Table {
  const characters: readonly CharacterId[] = SEATED.slice(0, players.length);
  const game = table({ characters, glory });
  players.forEach(([power, prestige, popularity, legendary], seat) => {
    const [a, b, c] = ENTER[SEATED[seat] ?? 'implacable'];
    const steps = { power: a + power, prestige: b + prestige, popularity: c + popularity };
    game.has(seat, { ...steps, legendary: legendary !== undefined });
  });
  return game.set({ phase: 'over', privilege: privilege ?? [...players.keys()] });
}

const places = (game: Table): readonly (readonly [Seat, Decider])[] =>
  score(game.game).standings.map(({ seat, decidedBy }) => [seat, decidedBy]);

test('END-2 all four tracks on the parchment beat everything else', () => {
  const game = ending([
    [7, 7, -1, 'legendary'],
    [0, 0, 0, 'legendary'],
    [7, 7, 7],
  ]);
  expect(score(game.game)).toMatchObject({ outcome: 'complete', winner: 1 });
  expect(places(game)).toEqual([
    [1, 'parchment'],
    [0, 'legendary'],
    [2, 'last'],
  ]);
});

test('END-2 among several the most VP inside the parchment', () => {
  const game = ending([
    [0, 0, 3, 'legendary'],
    [2, 2, 2, 'legendary'],
    [0, 5, 0, 'legendary'],
  ]);
  expect(score(game.game).standings.map(({ seat, points }) => [seat, points])).toEqual([
    [1, 10],
    [2, 9],
    [0, 7],
  ]);
  expect(places(game).map(([, by]) => by)).toEqual(['points', 'points', 'last']);
});

test('END-2 a tie goes to the one higher in privilege order', () => {
  const tied: readonly [number, number, number, 'legendary'] = [1, 1, 1, 'legendary'];
  expect(places(ending([tied, tied, tied], [1, 2, 0]))).toEqual([
    [1, 'privilege'],
    [2, 'privilege'],
    [0, 'last'],
  ]);
});

test('ADV-5 with glory a tie goes to the most of it, then privilege order', () => {
  const tied: readonly [number, number, number, 'legendary'] = [7, 7, 7, 'legendary'];
  const game = ending([tied, tied, tied], [0, 1, 2], true);
  game.has(2, { glory: { power: 1, prestige: 1, popularity: 0 } });
  game.has(1, { glory: { power: 0, prestige: 0, popularity: 1 } });
  expect(places(game)).toEqual([
    [2, 'glory'],
    [1, 'glory'],
    [0, 'last'],
  ]);
  expect(score(game.game).standings.map(({ glory }) => glory)).toEqual([2, 1, 0]);
});

const LOWEST_TIED = [
  [-2, -1, 0, 'legendary'],
  [-2, 1, 1, 'legendary'],
  [-2, -2, -2, 'legendary'],
] as const;

test('ADV-5 END-3 with glory a tie of the lowest tracks goes to the most of it, before the next track', () => {
  const game = ending(LOWEST_TIED, [0, 1, 2], true);
  game.has(2, { glory: { power: 1, prestige: 0, popularity: 0 } });
  expect(score(game.game)).toMatchObject({ outcome: 'closest', winner: 2 });
  expect(places(game)).toEqual([
    [2, 'glory'],
    [0, 'privilege'],
    [1, 'last'],
  ]);
});

test('ADV-5 END-3 glory equal, privilege order and nothing else; without glory at the table the next track', () => {
  const tied = { glory: { power: 1, prestige: 0, popularity: 0 } };
  const game = ending(LOWEST_TIED, [2, 0, 1], true).has(0, tied).has(1, tied).has(2, tied);
  expect(score(game.game).winner).toBe(2);
  expect(score(ending(LOWEST_TIED, [2, 0, 1], true).game).winner).toBe(2);
  expect(score(ending(LOWEST_TIED, [2, 0, 1]).game).winner).toBe(1);
});

test('ADV-5 END-3 glory never beats a closer lowest track', () => {
  const game = ending(
    [
      [-2, 0, 0, 'legendary'],
      [-3, 7, 7, 'legendary'],
    ],
    [1, 0],
    true,
  );
  game.has(1, { glory: { power: 0, prestige: 9, popularity: 9 } });
  expect(places(game)[0]).toEqual([0, 'lowest']);
});

test('ADV-4 ADV-5 glory is no VP: it never beats a point', () => {
  const game = ending([
    [1, 0, 0, 'legendary'],
    [0, 0, 0, 'legendary'],
  ]);
  game.has(1, { glory: { power: 9, prestige: 9, popularity: 9 } });
  expect(score(game.game)).toMatchObject({ winner: 0 });
});

test('END-3 otherwise only the legendary can win: the closest lowest track', () => {
  const game = ending([
    [-3, 0, 0, 'legendary'],
    [-2, -2, -2, 'legendary'],
    [0, 0, 0],
  ]);
  expect(score(game.game)).toMatchObject({ outcome: 'closest', winner: 1 });
  expect(places(game)).toEqual([
    [1, 'lowest'],
    [0, 'legendary'],
    [2, 'last'],
  ]);
});

test.each([
  [[-2, -1, 0], [-2, 0, -2], 0],
  [[-2, -2, 0], [-2, -1, -1], 1],
  [[-2, -1, 3], [-2, -1, 2], 0],
  [[-2, 4, 0], [-2, 1, 3], 1],
] as const)('END-3 tied, the next track, and so on: %j against %j', (one, other, winner) => {
  const game = ending([
    [...one, 'legendary'],
    [...other, 'legendary'],
  ]);
  expect(score(game.game).winner).toBe(winner);
  expect(places(game)[0]?.[1]).toBe('lowest');
});

test('END-3 all equal, privilege order', () => {
  const game = ending(
    [
      [-2, 1, -1, 'legendary'],
      [-1, -2, 1, 'legendary'],
    ],
    [1, 0],
  );
  expect(places(game)).toEqual([
    [1, 'privilege'],
    [0, 'last'],
  ]);
});

test('END-4 without a legendary point nobody wins: civil war', () => {
  const game = ending([
    [7, 7, 7],
    [7, 7, 7],
  ]);
  expect(score(game.game)).toMatchObject({ outcome: 'civilWar', winner: null });
  expect(score(game.game).standings.map(({ place }) => place)).toEqual([1, 2]);
});

test('END-4 P23-3 the neutral marker is nobody: it neither wins nor ranks', () => {
  const game = ending([
    [0, 0, 0, 'legendary'],
    [1, 1, 1, 'legendary'],
  ]);
  game.set({ privilege: [-1, 0, 1] });
  expect(places(game)).toEqual([
    [1, 'points'],
    [0, 'last'],
  ]);
});

test.each([
  [[-1, -1, -1], false, 0],
  [[0, 0, 0], false, 3],
  [[0, 0, 0], true, 4],
  [[7, 7, 7], true, 25],
  [[-5, 2, 0], true, 5],
] as const)('END-2 steps %j beyond the first column, legendary %s: %i parchment points', (steps, legendary, points) => {
  const game = ending([steps]).has(0, { legendary });
  const player = game.player(0);
  expect(parchmentPoints(player)).toBe(points);
  expect(score(game.game).standings[0]).toMatchObject({
    points,
    legendary,
    tracks: [...steps, legendary ? 0 : -1].toSorted((a, b) => a - b),
  });
});

test('END-3 each track is measured on the own mat', () => {
  const game = table({ characters: ['briber', 'champion'] });
  for (const seat of [0, 1]) game.has(seat, { power: 10, prestige: 10, popularity: 10, legendary: true });
  expect(score(game.game).standings.map(({ seat, tracks }) => [seat, tracks])).toEqual([
    [0, [-4, -1, 0, 2]],
    [1, [-4, -1, 0, 2]],
  ]);
});
