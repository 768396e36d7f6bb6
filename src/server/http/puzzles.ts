import type { FastifyInstance } from 'fastify';
import { isDate } from '#protocol';
import type { Puzzles } from '../people/puzzles.ts';
import { refusalOf } from './refusal.ts';

/** The puzzle of the day, from public games of the day before. It names nobody. */
export function puzzleRoutes(app: FastifyInstance, puzzles: Puzzles): void {
  app.get('/api/puzzles/today', async (_, reply) =>
    reply.header('cache-control', 'no-store').send(await puzzles.today()),
  );

  app.get<{ Params: { date: string } }>('/api/puzzles/:date', async ({ params }, reply) => {
    if (!isDate(params.date)) return reply.code(400).send(refusalOf(400));
    return reply.header('cache-control', 'no-store').send(await puzzles.of(params.date));
  });
}
