import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRevealed, type Store, seatHeldBy, type TableRecord } from '#table/kept';
import { encodingFor, openRecordings, streamOf } from '../jobs/recordings.ts';
import { hashOf, isCode } from '../machine/tokens.ts';
import type { Tables } from '../tables/tables.ts';

/** A name may be taken from it at any time, so a browser that kept a copy asks whether it still holds. */
const ASK_AGAIN = 'no-cache';

type OfTable = { Params: { code: string } };

/** What is left of a table when the game is over: its log and its results. */
export function chronicle(app: FastifyInstance, store: Store, tables: Pick<Tables, 'forgetName'>): void {
  const recordings = openRecordings(store);
  app.addHook('onClose', recordings.close);

  app.get<OfTable>('/api/tables/:code/log', async (request, reply) => {
    const { params, headers } = request;
    const record = isCode(params.code) ? await store.recall(params.code) : undefined;
    if (record === undefined) return reply.code(404).send({ fault: 'noSuchTable' });
    if (!(await isAtRest(store, record)) || !maySee(record, request))
      return reply.code(409).send({ fault: 'notReady' });
    const endedAt = record.endedAt ?? (await store.results(record.code))[0]?.endedAt ?? null;
    const tag = recordings.tagOf(record, endedAt);
    reply
      .header('etag', tag)
      .header('cache-control', headers.authorization === undefined ? ASK_AGAIN : 'private, no-store')
      .header('vary', 'accept-encoding');
    if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    const packed = await recordings.of(record, endedAt);
    if (packed === undefined) return reply.code(503).header('retry-after', '5').send({ fault: 'tooMany' });
    const encoding = encodingFor(headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(streamOf(packed, encoding));
  });

  /** With a seat's token in `authorization`, also which seat that is. */
  app.get<OfTable>('/api/tables/:code/results', async (request, reply) => {
    const record = await finished(store, request.params.code);
    if (record === undefined) return reply.code(404).send({ fault: 'noSuchTable' });
    if (!maySee(record, request)) return reply.code(409).send({ fault: 'notReady' });
    const results = await store.results(record.code);
    return reply.header('cache-control', 'no-store').send({ results, mine: seatOf(record, request) });
  });

  /** A seat's holder may take the name from it. */
  app.delete<OfTable>('/api/tables/:code/results', async (request, reply) => {
    const record = await finished(store, request.params.code);
    if (record === undefined) return reply.code(404).send({ fault: 'noSuchTable' });
    const seat = seatOf(record, request);
    if (seat === null) return reply.code(403).send({ fault: 'notYourSeat' });
    const holder = record.chairs[seat]?.holder ?? record.chairs[seat]?.removed ?? '';
    for (let code: string | null = record.code; code !== null; code = await tables.forgetName(code, holder))
      if (await isCounted(store, code, holder)) return reply.code(409).send({ fault: 'rated' });
    return reply.code(204).send();
  });
}

/** Nothing happens to its game any more: it is over, or was put away. */
const isAtRest = async (store: Store, { stage, code }: TableRecord): Promise<boolean> =>
  stage === 'over' || (stage === 'playing' && (await store.load(code)) === undefined);

/** A person could undo what they lost by taking their name from it. */
async function isCounted(store: Store, code: string, holder: string): Promise<boolean> {
  const record = await store.recall(code);
  if (record === undefined || record.stage === 'lobby' || !record.terms.rated) return false;
  const seat = seatHeldBy(record, holder);
  return seat !== undefined && record.chairs[seat]?.person !== null;
}

async function finished(store: Store, code: string): Promise<TableRecord | undefined> {
  const record = isCode(code) ? await store.recall(code) : undefined;
  return record?.stage === 'over' ? record : undefined;
}

/** How it ended is known at once to those who played, to others when those who watch have seen it. */
const maySee = (record: TableRecord, request: FastifyRequest): boolean =>
  record.stage !== 'over' || isRevealed(record, Date.now()) || seatOf(record, request) !== null;

/** Also of a person who was removed from the game: the name is still theirs. */
export function seatOf(record: TableRecord, { headers }: FastifyRequest): number | null {
  const [, token] = /^Bearer ([\w-]{16,128})$/.exec(headers.authorization ?? '') ?? [];
  return token === undefined ? null : (seatHeldBy(record, hashOf(token)) ?? null);
}
