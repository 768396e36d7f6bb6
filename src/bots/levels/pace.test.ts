import { expect, test } from 'vitest';
import { evolve, type Game } from '#engine';
import { table } from '#testkit';
import { NOVICE_PACE } from './novice.ts';
import { readyAt } from './pace.ts';

const ACTED = 20_000;
const wait = (game: Game, changed: number): number =>
  readyAt({ game, seat: 1, at: changed, acted: ACTED, changed }, NOVICE_PACE) - ACTED;

test('UNT-3 without sand nobody dawdles, least of all while a player waits', () => {
  const timed = wait(table({ seats: 3 }).game, ACTED);
  const { game } = table({ seats: 3, timing: 'untimed' });
  const untimed = wait(game, ACTED);
  const awaited = wait(evolve(game, { type: 'doneSaid', seat: 0, done: true }), ACTED);
  expect(untimed).toBeLessThan(timed);
  expect(awaited).toBeLessThan(untimed);
  expect(wait(game, ACTED + 9000)).toBe(untimed);
});
