import { beforeAll, expect, test } from 'vitest';
import type { Game } from '#engine';
import { draw, openScreen, said } from '../testing.tsx';
import { Presence } from './presence.tsx';

beforeAll(() => openScreen());

const done = (game: Game): Game => ({ ...game, players: game.players.map((player) => ({ ...player, done: true })) });

test('a bot has its level, a person nothing, and both are done when they say so', () => {
  expect(draw('round for three', <Presence seat={2} />).text).toBe(said().names.levels.novice);
  expect(draw('round for three', <Presence seat={1} />).text).toBe('');
  expect(draw('round for three', <Presence seat={1} />, { game: done }).text).toBe(said().table.done);
});
