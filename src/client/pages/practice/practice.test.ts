import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Puzzle, THEMES, themeIn } from '#analysis';
import { counsel, learntNetwork, prepare } from '#bots';
import { legal } from '#engine';
import { move } from '#testkit';
import { PACKED_PUZZLES } from './puzzles.ts';
import { judge } from './verdict.ts';

const set: readonly Puzzle[] = JSON.parse(inflateRawSync(Buffer.from(PACKED_PUZZLES, 'base64')).toString());

test('the set is of a hundred, is graded, covers all themes, and each puzzle can be played', () => {
  expect(set).toHaveLength(100);
  expect(new Set(set.map(({ id }) => id)).size).toBe(set.length);
  expect(new Set(set.map(({ theme }) => theme))).toEqual(new Set(THEMES));
  expect(new Set(set.map(({ grade }) => grade))).toEqual(new Set([1, 2, 3]));
  for (const { game, seat, at } of set) expect(legal(game, seat, at).length).toBeGreaterThan(3);
});

test('the champion still has one clear answer to each puzzle, and it is an example of the theme', async () => {
  await prepare('champion');
  for (const puzzle of set) {
    const told = themeIn(puzzle, counsel(learntNetwork(), puzzle));
    expect([puzzle.id, told]).toEqual([puzzle.id, puzzle.theme]);
  }
});

test('what is within a hair of the champion’s favourite is right, anything else has its price', () => {
  const choices = [
    { command: move(0, 3), chance: 0.5 },
    { command: move(1, 3), chance: 0.49 },
    { command: null, chance: 0.4 },
  ];
  expect(judge(choices, move(1, 3)).how).toBe('right');
  expect(judge(choices, null)).toEqual({ how: 'wrong', cost: expect.closeTo(0.1) });
  expect(judge(choices, move(5, 5)).how).toBe('wrong');
});
