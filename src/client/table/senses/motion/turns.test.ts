import { expect, test } from 'vitest';
import { beyond, type Game } from '#engine';
import { situation } from '../../../pages/gallery/situations.ts';
import { crossedBetween, freedBetween } from './turns.ts';

const { game } = situation('round for three');
const withPower = (power: number): Game => ({
  ...game,
  players: game.players.map((player, seat) => (seat === 1 ? { ...player, power } : player)),
});
const player = game.players[1];
const missing = player === undefined ? 0 : player.power - beyond(player, 'power');

test('a token that comes onto the parchment is seen once, when it crosses the edge', () => {
  expect(crossedBetween(withPower(missing - 1), withPower(missing))).toEqual([{ seat: 1, track: 'power', share: 0.5 }]);
  expect(crossedBetween(withPower(missing - 2), withPower(missing + 2))).toEqual([
    { seat: 1, track: 'power', share: 0.375 },
  ]);
  expect(crossedBetween(withPower(missing), withPower(missing + 1))).toEqual([]);
});

test('a flip that frees a worker breaks its chain', () => {
  const { row } = game.timers.black;
  const flipped: Game = {
    ...game,
    timers: { ...game.timers, black: { ...game.timers.black, row: row === 'top' ? 'bottom' : 'top' } },
  };
  const freed = [...freedBetween(game, flipped), ...freedBetween(flipped, game)];
  expect(freed.length).toBeGreaterThan(0);
  expect(freedBetween(game, game)).toEqual([]);
});
