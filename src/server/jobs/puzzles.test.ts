import { expect, test } from 'vitest';
import { themeIn } from '#analysis';
import { adept, diceOf, novice, prepare, TEACHER } from '#bots';
import { record, tableOf } from '#lab';
import { openingText } from '#table/kept';
import { seekIn } from './puzzles.ts';

await prepare('champion');
const { opening, entries } = record('', tableOf(2, 6, 'plain'), [adept(), novice()], diceOf(6));
const log = [openingText({ ...opening, sealed: null }), ...entries.map((entry) => JSON.stringify(entry))];

test('a puzzle is a choice that a person had, by the criteria of the graded set, and what was missed goes first', () => {
  const { found } = seekIn({ log, seats: [1], thoughts: 200 });
  expect(found).toMatchObject({ seat: 1, missed: true });
  expect(found && themeIn(found, TEACHER.weigh(found))).toBe(found?.theme);
});

test('no more is thought over than was allowed, and nothing where no person sat', () => {
  expect(seekIn({ log, seats: [0, 1], thoughts: 7 }).thoughts).toBe(7);
  expect(seekIn({ log, seats: [], thoughts: 7 })).toEqual({ found: null, thoughts: 0 });
});
