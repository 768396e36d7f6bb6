import { describe, expect, test } from 'vitest';
import type { Command, Game } from '#engine';
import { act, move, table } from '#testkit';
import { puzzleAt } from './find.ts';
import { marginOf, mayBePuzzle, themeIn } from './puzzle.ts';
import { dailyOf, dueOn, reviewed } from './repetition.ts';
import { themeOf } from './themes.ts';

const SECOND = 1000;
const situation = table({ seats: 3 })
  .has(0, { gold: 1 })
  .timerOn('black', 'top', 45 * SECOND)
  .timerOn('green', 'top', 100 * SECOND);
const gold = move(1, situation.frame('yellow', 'bottom'));
const position = { game: situation.game, seat: 0, at: 0 };
const chosen = (best: number, next: number) => [
  { command: gold, chance: best },
  { command: move(1, situation.frame('vote', 'bottom')), chance: next },
  { command: move(1, situation.frame('wild', 'bottom')), chance: next - 0.01 },
  { command: null, chance: next - 0.02 },
];

describe('a puzzle', () => {
  test('is a position whose best choice is clearly ahead in an open game', () => {
    expect(themeIn(position, chosen(0.5, 0.4))).toBe('gold');
    expect(themeIn(position, chosen(0.5, 0.48))).toBeNull();
    expect(themeIn(position, chosen(0.9, 0.7))).toBeNull();
    expect(themeIn(position, chosen(0.75, 0.2))).toBeNull();
    expect(themeIn(position, chosen(0.5, 0.4).slice(0, 2))).toBeNull();
    const both = [...chosen(0.5, 0.4), { command: move(0, situation.frame('wild', 'bottom')), chance: 0.3 }];
    expect(themeIn(position, both)).toBeNull();
  });

  test('is not about waiting where a worker may go now and once more later, or act', () => {
    const waits = (other: Command) => [
      { command: null, chance: 0.5 },
      { command: other, chance: 0.4 },
      { command: { type: 'pickUp' } as const, chance: 0.3 },
    ];
    expect(themeIn(position, waits({ type: 'play', card: 'tithe' }))).toBe('timing');
    expect(themeIn(position, waits(act(0, situation.action('vote', 'top'))))).toBeNull();
    expect(themeIn(position, waits(gold))).toBeNull();
  });

  test('does not ask which of two workers alike it is', () => {
    const { game } = situation;
    const both = { ...position, game: { ...game, players: game.players.map((one) => ({ ...one, workers: TWINS })) } };
    const choices = [
      { command: move(0, 3), chance: 0.5 },
      { command: move(1, 3), chance: 0.5 },
      { command: null, chance: 0.4 },
    ];
    expect(marginOf(both, choices)).toBeCloseTo(0.1);
  });

  test('teaches what its best choice is an example of', () => {
    const theme = (command: Parameters<typeof themeOf>[3], game: Game = situation.game) => themeOf(game, 0, 0, command);
    expect(theme(null)).toBe('timing');
    expect(theme({ type: 'answer', answer: { to: 'tuck', slot: 'red' } })).toBe('provinces');
    expect(theme(gold, { ...situation.game, round: 4 })).toBe('lastRound');
    const late = { ...situation.game, circles: ['open', 'timer', 'open', 'open'] as const };
    expect(theme(act(0, situation.action('vote', 'top')), late)).toBe('votes');
    expect(theme(move(0, situation.frame('crowd', 'bottom')))).toBeNull();
  });

  test('asks for gold also where a worker leaves its box for it, and calls nothing urgent while no sand runs', () => {
    const inBox = situation.game.players.map((player) => ({
      ...player,
      workers: [{ grande: false, spot: 'box', space: situation.action('vote', 'bottom') }] as const,
    }));
    const leaving = { ...situation.game, players: inBox };
    expect(themeOf(leaving, 0, 0, move(0, situation.frame('yellow', 'bottom')))).toBe('gold');
    expect(themeOf(leaving, 0, 20 * SECOND, move(0, situation.frame('vote', 'bottom')))).toBe('freeing');
    const vote = move(1, situation.frame('vote', 'bottom'));
    expect(themeOf(situation.game, 0, 40 * SECOND, vote)).toBe('timing');
    expect(themeOf({ ...situation.game, phase: 'placement' }, 0, 40 * SECOND, vote)).toBeNull();
  });
});

const TWINS = [
  { grande: false, spot: 'mat', space: 0 },
  { grande: false, spot: 'mat', space: 0 },
] as const;

describe('repetition', () => {
  test('a solved puzzle comes back later each time, a missed one tomorrow', () => {
    const first = reviewed(undefined, true, 100);
    const second = reviewed(first, true, first.due);
    expect(first.due - 100).toBe(1);
    expect(second.due - first.due).toBe(3);
    expect(reviewed(second, false, 200)).toEqual({ box: 0, due: 201 });
  });

  test('what is longest due comes first, and nothing before its day', () => {
    expect(dueOn({ a: { box: 0, due: 7 }, b: { box: 2, due: 5 }, c: { box: 1, due: 9 } }, 8)).toEqual(['b', 'a']);
  });

  test('everybody has the same puzzle on the same day, and another on the next', () => {
    const all = Array.from({ length: 100 }, (_, nth) => nth);
    expect(dailyOf(all, 20_000)).toBe(dailyOf(all, 20_000));
    expect(new Set(all.map((day) => dailyOf(all, 20_000 + day))).size).toBe(100);
    expect(dailyOf([], 3)).toBeUndefined();
  });
});

describe('a puzzle is found', () => {
  const judge = (best: number, nearer: number, knows: 'adept' | 'master' | null) => ({
    weigh: (_: unknown, look?: { readonly ahead: number }) => chosen(look === undefined ? best : nearer, 0.4),
    deedOf: (level: 'adept' | 'master') => (level === knows ? gold : null),
  });

  test('where nearer and farther looks ahead name the same choice, and is as hard as the level that sees it', () => {
    expect(puzzleAt(judge(0.5, 0.45, 'adept'), position, 'a')).toMatchObject({ id: 'a', theme: 'gold', grade: 1 });
    expect(puzzleAt(judge(0.5, 0.45, 'master'), position, 'a')?.grade).toBe(2);
    expect(puzzleAt(judge(0.5, 0.45, null), position, 'a')?.grade).toBe(3);
    expect(puzzleAt(judge(0.5, 0.45, null), position, 'a')?.margin).toBeCloseTo(0.05);
    expect(puzzleAt(judge(0.5, 0.41, 'adept'), position, 'a')).toBeNull();
  });

  test('only where its choices are about one piece, which is seen before they are weighed', () => {
    const commands = chosen(0.5, 0.4).map(({ command }) => command);
    expect(mayBePuzzle(position, commands)).toBe(true);
    expect(mayBePuzzle(position, commands.slice(0, 2))).toBe(false);
    expect(mayBePuzzle(position, [...commands, move(0, situation.frame('wild', 'bottom'))])).toBe(false);
  });
});
