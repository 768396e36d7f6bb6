import { expect, test } from 'vitest';
import type { Plan } from '../src/lab/games/simulate.ts';
import { championTwice, simulateTwice } from './simulator.ts';

/** More games are in `long/`. */
const PLANS: readonly Plan[] = [
  { players: 5, games: 50, seed: 1, policy: 'random', timing: 'mixed' },
  { players: 2, games: 6, seed: 2, policy: 'greedy', timing: 'timed' },
];

test.each(PLANS)('Chromium and Node play the same $games games of $players', async (plan) => {
  const [there, here] = await simulateTwice(plan);
  expect(there).toEqual(here);
});

test('a champion makes the same moves in Chromium and in Node', async () => {
  const [there, here] = await championTwice(5);
  expect(there).toBe(here);
});
