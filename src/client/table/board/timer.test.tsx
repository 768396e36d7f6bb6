import { beforeAll, expect, test } from 'vitest';
import type { Game, Player } from '#engine';
import { draw, openScreen, STILL_SAND, said } from '../testing.tsx';
import type { View } from '../view/view.ts';
import { TimerPath } from './timer.tsx';

beforeAll(() => openScreen());

const runOut = (view: View) => {
  view.sandOut.value = { purple: true, green: true, black: true };
};
const sandless = (game: Game): Game => ({
  ...game,
  timers: { ...game.timers, green: { ...game.timers.green, sandOut: 0 } },
});
const change = (first: Partial<Player>) => (game: Game) => {
  const now = sandless(game);
  return { ...now, players: now.players.map((player, seat) => (seat === 0 ? { ...player, ...first } : player)) };
};
const timer = <TimerPath area="green" sand={STILL_SAND} />;
const offersFlip = (game: (before: Game) => Game, me: number | null = 0): boolean =>
  draw('round for three', timer, { game, view: runOut, me }).buttons[0]?.startsWith(`${said().table.flip}: `) ?? false;

test('a timer is a button with a name, found by its address', () => {
  const { buttons, at } = draw('round for three', timer);
  expect(buttons).toEqual(['green timer, top row, sand is running']);
  expect(at).toEqual(['timer-green', 'glass-green']);
});

test('it offers its flip exactly when the engine would judge it legal', () => {
  expect(offersFlip(sandless)).toBe(true);
  expect(offersFlip((game) => game)).toBe(false);
  expect(offersFlip(sandless, null)).toBe(false);
  expect(offersFlip((game) => ({ ...sandless(game), paused: true }))).toBe(false);
});

test('with a question open, or after "done", there is no flip to offer', () => {
  expect(offersFlip(change({ todo: [{ do: 'gainWild', count: 1 }] }))).toBe(false);
  expect(offersFlip((game) => ({ ...change({ done: true })(game), phase: 'called' }))).toBe(false);
});
