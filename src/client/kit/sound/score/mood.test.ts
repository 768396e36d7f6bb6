import { expect, test } from 'vitest';
import { type Game, type Phase, setup } from '#engine';
import { tableOptions } from '#testkit';
import { moodOf } from './mood.ts';

const game = (change: Partial<Game>): Game => ({ ...setup(tableOptions()).game, phase: 'round', ...change });
const SAND = 180_000;
const purple = (markers: number): Pick<Game, 'circles' | 'timers'> => ({
  circles: ['timer', 'marker', 'marker', 'marker'].map((circle, nth) => (nth > markers ? 'open' : circle)) as never,
  timers: { ...setup(tableOptions()).game.timers, purple: { row: 'top', sandOut: SAND } },
});
const thickAt = (markers: number, now: number): number => {
  const mood = moodOf(game(purple(markers)), now, false);
  return mood.scene === 'round' ? mood.thick : Number.NaN;
};

test('music grows thicker while purple sand runs, and with every turn of the purple timer', () => {
  const course = [3, 2, 1].map((markers) => [0, 60_000, 120_000, SAND].map((now) => thickAt(markers, now)));
  for (const turn of course) expect(turn).toEqual(turn.toSorted((one, other) => one - other));
  const begins = course.map(([first]) => first);
  expect(begins).toEqual([0, 0.2, 0.4]);
  expect(thickAt(1, SAND)).toBeCloseTo(1);
});

test('sand that has run out long ago counts as run out', () => {
  expect(thickAt(3, 10 * SAND)).toBe(thickAt(3, SAND));
});

test('an untimed round follows the timer track instead', () => {
  const thick = [0, 3, 6].map((trackSpace) => moodOf(game({ timing: 'untimed', trackSpace }), 0, false));
  expect(thick).toMatchObject([{ thick: 0 }, { scene: 'round' }, { scene: 'round' }]);
  expect(thick[1]).not.toEqual(thick[2]);
});

test('each phase has its scene', () => {
  const scenes = (['placement', 'round', 'called', 'rewards', 'discards', 'moves', 'over'] as const).map(
    (phase: Phase) => moodOf(game({ phase }), 0, true).scene,
  );
  expect(scenes).toEqual(['round', 'round', 'round', 'council', 'council', 'council', 'end']);
});

test('a pause is silent, the end of a game is not', () => {
  expect(moodOf(game({ paused: true }), 0, false)).toEqual({ scene: 'silence' });
  expect(moodOf(game({ paused: true, phase: 'over' }), 0, true)).toEqual({ scene: 'end', won: true });
});
