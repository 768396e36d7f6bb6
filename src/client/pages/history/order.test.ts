import { expect, test } from 'vitest';
import { inOrder } from './order.ts';

const game = (id: string, endedAt: number, from?: string | null) => ({
  id,
  endedAt,
  ...(from !== undefined && { from }),
});
const order = (...games: readonly ReturnType<typeof game>[]) => inOrder(games).map(({ id }) => id);

test('the newest game is first, and what was begun from a game stands right below it', () => {
  expect(order(game('old', 1), game('new', 5), game('what if', 9, 'old'), game('deeper', 7, 'what if'))).toEqual([
    'new',
    'old',
    'what if',
    'deeper',
  ]);
});

test('what was begun from a game that is not listed stands where its own date puts it', () => {
  expect(order(game('old', 1), game('of a file', 9, null), game('of another', 5, 'gone'))).toEqual([
    'of a file',
    'of another',
    'old',
  ]);
});
