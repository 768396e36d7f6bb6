import { expect, test } from 'vitest';
import {
  AREAS,
  type Area,
  type Board,
  boardFor,
  type Effect,
  NEUTRAL_FRAMES,
  PRIVILEGE_VP,
  ROWS,
  type Row,
  SAND,
  TIMER_TRACK,
} from './index.ts';

const actionsIn = (board: Board, area: Area, row: Row) =>
  board.actions.filter((action) => action.area === area && action.row === row);

/** A row as printed: frames left to right, each with its actions. */
const rowOf = (board: Board, area: Area, row: Row): readonly (readonly string[])[] =>
  board.frames
    .filter((frame) => frame.area === area && frame.row === row)
    .map((frame) => frame.actions.map((action) => say(board.actions[action]?.effect)));

function say(effect: Effect | undefined): string {
  if (effect?.do === 'produce') return `${effect.colour} production`;
  if (effect?.do === 'gainWild') return `${effect.count} wild`;
  if (effect?.do !== 'gain') return effect?.do ?? '';
  return Object.entries(effect.goods)
    .map(([kind, amount]) => `${amount} ${kind}`)
    .join(' + ');
}

test.each([
  [1, 'A'],
  [2, 'A'],
  [3, 'A'],
  [4, 'B'],
  [5, 'B'],
] as const)('SET-1 %i players use board side %s', (players, side) => {
  expect(boardFor(players).side).toBe(side);
});

test.each(ROWS)('SET-1 side B has a frame for each action, %s row', (row) => {
  const board = boardFor(5);
  expect(rowOf(board, 'purple', row)).toEqual([
    ['brown production'],
    ['1 popularity + 1 prestige + 1 votes'],
    ['blue production'],
  ]);
  expect(rowOf(board, 'green', row)).toEqual([['red production'], ['2 popularity'], ['1 power + 2 votes']]);
});

test('WRK-15 side A has one wide frame and one small frame in each green and purple row, mirrored', () => {
  const board = boardFor(3);
  const court = '1 popularity + 1 prestige + 1 votes';
  expect(rowOf(board, 'purple', 'top')).toEqual([['blue production', court], ['brown production']]);
  expect(rowOf(board, 'purple', 'bottom')).toEqual([['blue production'], [court, 'brown production']]);
  expect(rowOf(board, 'green', 'top')).toEqual([['1 power + 2 votes', '2 popularity'], ['red production']]);
  expect(rowOf(board, 'green', 'bottom')).toEqual([['1 power + 2 votes'], ['2 popularity', 'red production']]);
});

test.each([1, 5])('WRK-4 the black rows are the same on both sides, for %i players too', (players) => {
  for (const row of ROWS) {
    expect(rowOf(boardFor(players), 'black', row)).toEqual([
      ['yellow production'],
      ['1 votes'],
      ['conquer'],
      ['1 wild'],
    ]);
  }
});

test.each([boardFor(1), boardFor(5)])('TIM-2 both rows of an area offer the same actions, side $side', (board) => {
  for (const area of AREAS) {
    const [top, bottom] = ROWS.map((row) => actionsIn(board, area, row).map(({ effect }) => JSON.stringify(effect)));
    expect(top?.toSorted()).toEqual(bottom?.toSorted());
  }
});

test.each([boardFor(1), boardFor(5)])(
  'WRK-8 green and purple cost 2 gold, black only for a conquest, side $side',
  (board) => {
    for (const { area, cost, effect } of board.actions) {
      if (area !== 'black') expect(cost).toEqual({ gold: 2 });
      else expect(cost).toEqual(effect.do === 'conquer' ? { military: 4 } : {});
    }
  },
);

test.each([boardFor(1), boardFor(5)])('frames and actions of side $side know each other', (board) => {
  board.frames.forEach((frame, index) => {
    for (const action of frame.actions) {
      expect(board.actions[action]).toMatchObject({ frame: index, area: frame.area, row: frame.row });
    }
  });
  expect(board.frames.flatMap(({ actions }) => actions)).toEqual([...board.actions.keys()]);
  expect(board.actions).toHaveLength(20);
  expect(board.frames).toHaveLength(board.side === 'A' ? 16 : 20);
});

test('P23-2 the neutral workers stand in the four small frames, one in each green and purple row', () => {
  const board = boardFor(2);
  const places = NEUTRAL_FRAMES.map((frame) => board.frames[frame]);
  expect(places.map((frame) => [frame?.area, frame?.row, frame?.actions.length])).toEqual([
    ['purple', 'top', 1],
    ['purple', 'bottom', 1],
    ['green', 'top', 1],
    ['green', 'bottom', 1],
  ]);
});

test('TIM-1 the sand runs 180, 120 and 45 seconds', () => {
  expect(SAND).toEqual({ purple: 180, green: 120, black: 45 });
});

test('COU-2 the privilege track gives 2, 1, 0 VP on side A and 2, 1, 1, 0, 0 on side B', () => {
  expect(PRIVILEGE_VP).toEqual({ A: [2, 1, 0], B: [2, 1, 1, 0, 0] });
});

test('UNT-2 the timer track is when the sand of timers flipped on time runs out, up to six minutes', () => {
  const moments = Array.from({ length: 361 }, (_, second) => AREAS.filter((area) => second % SAND[area] === 0));
  const spaces = moments.filter((areas) => areas.length > 0).map((areas) => areas.toSorted());
  expect(TIMER_TRACK.map((areas) => areas.toSorted())).toEqual(spaces);
  expect(TIMER_TRACK).toHaveLength(11);
  expect(TIMER_TRACK.flat().filter((area) => area === 'purple')).toHaveLength(3);
});
