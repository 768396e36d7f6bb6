import { expect, test } from 'vitest';
import type { Game, Player, Seat } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { handedTo } from './handover.ts';

const ALL: readonly Seat[] = [0, 1, 2];
const saying = (game: Game, said: Partial<Player>, ...seats: readonly Seat[]): Game => ({
  ...game,
  players: game.players.map((player, seat) => (seats.includes(seat) ? { ...player, ...said } : player)),
});
const silent = (game: Game): Game => saying(game, { ready: false, done: false }, ...ALL);

test('who is called by the order of the table takes the screen', () => {
  const { game } = situation('placement');
  const placer = handedTo(null, game, ALL, 0);
  expect(placer).toBe(game.privilege.filter((seat) => seat >= 0)[game.turn % 3]);
});

test('"ready" hands over to the next person at the screen who is not', () => {
  const before = silent(situation('moving workers').game);
  const after = saying(before, { ready: true }, 0);
  expect(handedTo(before, after, ALL, 0)).toBe(1);
  expect(handedTo(after, saying(after, { ready: true }, 1), ALL, 1)).toBe(2);
  expect(handedTo(after, saying(after, { ready: true }, 1, 2), ALL, 2)).toBeNull();
});

test('"done" in an untimed round hands over, too', () => {
  const before = saying(situation('untimed for two').game, { done: false }, 0, 1);
  expect(handedTo(before, saying(before, { done: true }, 1), [0, 1], 1)).toBe(0);
});

test('what others do hands nothing over, and who came back to take it back may stay', () => {
  const before = saying(silent(situation('moving workers').game), { ready: true }, 0);
  expect(handedTo(before, saying(before, { ready: true }, 2), ALL, 1)).toBeNull();
  expect(handedTo(before, saying(before, { ready: true }, 1), ALL, 0)).toBeNull();
});

test('who has nothing to discard hands over to who has', () => {
  const { game } = situation('discards');
  expect(handedTo(game, game, ALL, 1)).toBe(0);
  expect(handedTo(game, game, ALL, 0)).toBeNull();
});

test('nobody hands over in a timed round, or to a seat elsewhere', () => {
  const { game } = situation('round for three');
  expect(handedTo(game, game, ALL, 0)).toBeNull();
  const before = silent(situation('moving workers').game);
  expect(handedTo(before, saying(before, { ready: true }, 0), [0], 0)).toBeNull();
});
