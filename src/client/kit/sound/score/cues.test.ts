import { expect, test } from 'vitest';
import { type Game, setup } from '#engine';
import { tableOptions } from '#testkit';
import { createTelling, cuesBetween } from './cues.ts';

const first = setup(tableOptions()).game;
const game = (change: Partial<Game> = {}): Game => ({
  ...first,
  phase: 'round',
  timing: 'timed',
  timers: {
    purple: { row: 'top', sandOut: 180_000 },
    green: { row: 'top', sandOut: 120_000 },
    black: { row: 'top', sandOut: 45_000 },
  },
  ...change,
});

test('the last five seconds of a timer are counted, and then it is out', () => {
  const cues = cuesBetween(game(), 0, 60_000);
  expect(cues.map(({ area, left, at }) => [area, left, at])).toEqual([
    ['black', 5, 40_000],
    ['black', 4, 41_000],
    ['black', 3, 42_000],
    ['black', 2, 43_000],
    ['black', 1, 44_000],
    ['black', 0, 45_000],
  ]);
});

test('all three timers are heard in the order of their sand', () => {
  expect(cuesBetween(game(), 0, 200_000).map(({ area }) => area)).toEqual([
    ...Array<string>(6).fill('black'),
    ...Array<string>(6).fill('green'),
    ...Array<string>(6).fill('purple'),
  ]);
});

test('sand that runs very fast ticks through its last third at most', () => {
  const fast = game({ sand: { ...first.sand, black: 9_000 } });
  expect(cuesBetween(fast, 0, 60_000).map(({ left }) => left)).toEqual([3, 2, 1, 0]);
  const faster = game({ sand: { ...first.sand, black: 2_000 } });
  expect(cuesBetween(faster, 0, 60_000).map(({ left }) => left)).toEqual([0]);
});

test('nothing is counted where no sand runs', () => {
  for (const still of [{ phase: 'called' }, { phase: 'rewards' }, { timing: 'untimed' }, { paused: true }] as const)
    expect(cuesBetween(game(still), 0, 200_000)).toEqual([]);
});

/** Looks from `late` before each moment to `ahead` after it, and counts what is told. */
function told(moments: readonly number[], at: (now: number) => Game) {
  const isNews = createTelling();
  return moments.flatMap((now) => cuesBetween(at(now), now - 1200, now + 300).filter((cue) => isNews(at(now), cue)));
}
const steps = (from: number, to: number): readonly number[] =>
  Array.from({ length: (to - from) / 200 }, (_, nth) => from + nth * 200);

test('nothing is told twice when looks overlap', () => {
  expect(told(steps(0, 50_000), () => game()).map(({ left }) => left)).toEqual([5, 4, 3, 2, 1, 0]);
});

test('nothing is told twice when the clock is set back', () => {
  const moments = [...steps(39_000, 43_000), ...steps(41_000, 46_000)];
  expect(told(moments, () => game()).map(({ left }) => left)).toEqual([5, 4, 3, 2, 1, 0]);
});

test('a timer that is flipped is counted anew', () => {
  const flipped = game({ timers: { ...game().timers, black: { row: 'bottom', sandOut: 91_000 } } });
  const cues = told(steps(0, 95_000), (now) => (now < 46_000 ? game() : flipped));
  expect(cues.map(({ left }) => left)).toEqual([5, 4, 3, 2, 1, 0, 5, 4, 3, 2, 1, 0]);
});
