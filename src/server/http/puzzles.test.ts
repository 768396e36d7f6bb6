import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { PuzzleOfDay } from '#protocol';
import { puzzleRoutes } from './puzzles.ts';

test('the puzzle of today and of an earlier day are told; what is no date is refused', async () => {
  const none = (date: string): PuzzleOfDay => ({ date, puzzle: null, missed: false });
  const app = fastify();
  puzzleRoutes(app, { today: async () => none('2026-11-18'), of: async (date) => none(date), turn: async () => {} });
  const ask = (date: string) => app.inject({ url: `/api/puzzles/${date}` });
  expect((await ask('today')).json()).toEqual(none('2026-11-18'));
  expect((await ask('2026-11-01')).json()).toEqual(none('2026-11-01'));
  expect((await ask('2026-11-31')).statusCode).toBe(400);
});
