import { beforeAll, expect, test } from 'vitest';
import type { Action, Frame } from '#content';
import { boardOf, type Game, type Worker } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen } from '../testing.tsx';
import type { View } from '../view/view.ts';
import { BoxSpot, CostMark, FrameSpot } from './space.tsx';

beforeAll(() => openScreen());

const game = situation('round for three').game;
const frame = (index: number) => <FrameSpot frame={boardOf(game).frames[index] as Frame} index={index} />;
const box = (index: number) => <BoxSpot action={boardOf(game).actions[index] as Action} index={index} />;
const cost = (index: number) => <CostMark action={boardOf(game).actions[index] as Action} index={index} />;
const pick = (view: View) => {
  view.picked.value = { what: 'worker', worker: 0 };
};
/** The first worker stands above the first black action, whose row has the timer. */
const ready = (gold: number, military: number) => (before: Game) => ({
  ...before,
  players: before.players.map((player, seat) =>
    seat === 0
      ? {
          ...player,
          gold,
          military,
          workers: [{ ...(player.workers[0] as Worker), spot: 'frame', space: 14 } as Worker],
        }
      : player,
  ),
});

test('a frame is a named place; with a worker in hand it offers itself where the rules allow it', () => {
  const shut = draw('round for three', frame(8));
  expect(shut.html).toContain('role="group"');
  expect(shut.at).toEqual(['frame-8', 'worker-0-2']);
  expect(draw('round for three', frame(0), { view: pick }).at).toContain('move-0-0');
  expect(draw('round for three', frame(2), { view: pick }).at).not.toContain('move-2-0');
});

test('a box offers its action to the worker who is ready and can pay', () => {
  expect(draw('round for three', box(18), { game: ready(8, 8) }).at).toContain('act-18-0');
  expect(draw('round for three', box(18), { game: ready(0, 0) }).at).not.toContain('act-18-0');
});

test('what is missing to pay is said only to a player who is ready', () => {
  expect(draw('round for three', cost(18), { game: ready(0, 1) }).text).toMatch(/3.*military/);
  expect(draw('round for three', cost(18)).at).toEqual([]);
});

test('INV-1 a production of which not all fits is marked', () => {
  const yellow = boardOf(game).actions.findIndex(({ effect }) => effect.do === 'produce' && effect.colour === 'yellow');
  const withGold = (gold: number) => draw('round for three', box(yellow), { game: ready(gold, 0) }).html;
  expect(withGold(9)).toContain('data-limited');
  expect(withGold(0)).not.toContain('data-limited');
});
