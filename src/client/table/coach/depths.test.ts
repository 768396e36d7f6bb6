import { beforeAll, expect, test } from 'vitest';
import { loadSaid } from '../../kit/chronicle/said.ts';
import { arrange } from '../../pages/learn/arrange.ts';
import { openScreen } from '../testing.tsx';
import { hintText, spotsOf } from './depths.ts';

beforeAll(async () => {
  await openScreen();
  await loadSaid('en');
});

const YELLOW = 8;
const { game } = arrange({ workers: [null, null], rows: { black: 'bottom' }, sand: { black: 30_000 } });
const favourite = { type: 'move', worker: 1, to: YELLOW } as const;
const choices = [
  { command: favourite, chance: 0.34 },
  { command: null, chance: 0.29 },
];
const hint = (depth: 1 | 2 | 3) => hintText(game, 0, 0, choices, depth);

test('a hint says what to look at, then where, then what and why, with both chances', () => {
  expect(hint(1)).toBe('One of your workers wants to go somewhere.');
  expect(hint(2)).toBe('Look in black.');
  expect(hint(3)).toMatch(/^Move your common worker.*to black.*Chance to win: 34%. With the next best choice: 29%\.$/);
});

test('to wait is a hint, too', () => {
  const waiting = hintText(game, 0, 0, choices.toReversed(), 3);
  expect(waiting).toMatch(/^Wait\. .* Chance to win: 29%/);
});

test('the worker to move is ringed', () => {
  expect(spotsOf(favourite, 0)).toEqual([
    { of: 'worker', seat: 0, index: 1 },
    { of: 'away', index: 1 },
  ]);
  expect(spotsOf(null, 0)).toEqual([]);
});
