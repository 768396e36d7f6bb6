import { expect, test } from 'vitest';
import { flip, freshTable, millis, move, table } from './index.ts';

test('a table begins at 0:00 of round 1 with empty rows, ranks in the order of the seats', () => {
  const game = table({ seats: 5 });
  expect(game.game).toMatchObject({ phase: 'round', round: 1, privilege: [0, 1, 2, 3, 4] });
  expect(game.game.players.flatMap(({ workers }) => workers.map(({ spot }) => spot))).toEqual(Array(10).fill('mat'));
  expect(table({ seats: 2 }).game.privilege).toEqual([0, 1, -1]);
});

test('two tables of the same options share nothing', () => {
  const one = table();
  one.seat(0).does(move(0, 8));
  expect(table().player(0).workers[0]?.spot).toBe('mat');
});

test('a trial changes nothing, and says what it expected', () => {
  const game = table();
  game.seat(0).tries(move(0, 8)).allowed();
  expect(game.player(0).workers[0]?.spot).toBe('mat');
  expect(() => game.seat(0).tries(move(0, 8)).refusedBy('WRK-1')).toThrow('refused by WRK-1, not allowed');
  expect(() => game.seat(0).tries(flip('black')).allowed()).toThrow('allowed, not refused by TIM-3');
  expect(() => game.seat(0).does(flip('black'))).toThrow('TIM-3');
});

test('exactly means neither more nor less', () => {
  const game = freshTable().placed().at('0:45');
  game.seat(0).mayDoExactly([flip('black')], 'flip');
  expect(() => game.seat(0).mayDoExactly([], 'flip')).toThrow('also legal');
  expect(() => game.seat(0).mayDoExactly([flip('black'), flip('green')], 'flip')).toThrow('not legal');
});

test.each([
  ['0:00', 0],
  ['0:44', 44_000],
  ['1:30.5', 90_500],
  ['12:00', 720_000],
])('%s is %i ms', (time, ms) => {
  expect(millis(time)).toBe(ms);
});
