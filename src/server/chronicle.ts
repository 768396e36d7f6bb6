import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from './log.ts';
import { type Rating, ratingsOf } from './ratings.ts';
import type { TableRecord } from './record.ts';
import { encodingFor, openRecordings } from './recordings.ts';
import { isRevealed } from './reveal.ts';
import { hashOf, isCode } from './tokens.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Ratings are reckoned anew no more often than this. */
const RATINGS_KEPT = 10_000;

type OfTable = { Params: { code: string } };

/** What is left of a table when the game is over: its log, its results, and what they say of those who played. */
export function chronicle(app: FastifyInstance, store: Store): void {
  const recordings = openRecordings(store);
  let ratings: { readonly list: readonly Rating[]; readonly at: number } | null = null;

  app.get<OfTable>('/api/tables/:code/log', async (request, reply) => {
    const { params, headers } = request;
    const packed = isCode(params.code)
      ? await recordings.of(params.code, (record) => maySee(record, request))
      : undefined;
    if (packed === undefined) return reply.code(404).send({ fault: 'noSuchTable' });
    if (packed === 'unfinished') return reply.code(409).send({ fault: 'notReady' });
    const encoding = encodingFor(headers['accept-encoding']);
    reply
      .header('cache-control', headers.authorization === undefined ? FOR_EVER : 'private, no-store')
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(packed[encoding]);
  });

  /** With a seat's token in `authorization`, also which seat that is. */
  app.get<OfTable>('/api/tables/:code/results', async (request, reply) => {
    const record = await finished(store, request.params.code);
    if (record === undefined) return reply.code(404).send({ fault: 'noSuchTable' });
    if (!maySee(record, request)) return reply.code(409).send({ fault: 'notReady' });
    const results = await store.results(record.code);
    return reply.header('cache-control', 'no-store').send({ results, mine: seatOf(record, request) });
  });

  /** Whoever holds a seat may take the name from it. */
  app.delete<OfTable>('/api/tables/:code/results', async (request, reply) => {
    const record = await finished(store, request.params.code);
    if (record === undefined) return reply.code(404).send({ fault: 'noSuchTable' });
    const seat = seatOf(record, request);
    if (seat === null) return reply.code(403).send({ fault: 'notYourSeat' });
    await store.forgetName(record.code, seat);
    recordings.forget(record.code);
    ratings = null;
    return reply.code(204).send();
  });

  app.get('/api/ratings', async (_, reply) => {
    const now = Date.now();
    if (ratings === null || now - ratings.at > RATINGS_KEPT)
      ratings = { list: ratingsOf(await store.rated()), at: now };
    return reply.header('cache-control', 'no-store').send({ ratings: ratings.list });
  });
}

async function finished(store: Store, code: string): Promise<TableRecord | undefined> {
  const record = isCode(code) ? await store.recall(code) : undefined;
  return record?.stage === 'over' ? record : undefined;
}

/** How it ended is known at once to those who played, to others when those who watch have seen it. */
const maySee = (record: TableRecord, request: FastifyRequest): boolean =>
  isRevealed(record) || seatOf(record, request) !== null;

/** Also of a person who was removed from the game: the name is still theirs. */
function seatOf({ chairs }: TableRecord, { headers }: FastifyRequest): number | null {
  const [, token] = /^Bearer ([\w-]{16,128})$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return null;
  const hash = hashOf(token);
  const seat = chairs.findIndex(({ holder, removed }) => holder === hash || removed === hash);
  return seat < 0 ? null : seat;
}
