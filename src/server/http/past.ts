import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readLog, type Store } from '#table/kept';
import { encodingFor } from '../jobs/recordings.ts';
import { isCode } from '../machine/tokens.ts';
import { seatOf } from './chronicle.ts';
import { no } from './refusal.ts';

const packed = promisify(gzip);

/** What has happened so far in a game: for a browser that comes back, or comes later, and shows it all. */
export function past(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { code: string } }>('/api/tables/:code/past', async (request, reply) => {
    const { code } = request.params;
    const record = isCode(code) ? await store.recall(code) : undefined;
    if (record === undefined) return reply.code(404).send(no('noSuchTable'));
    // Who only watches may have to wait for what has happened.
    const isLate = record.terms.spectatorDelay > 0 && seatOf(record, request) === null;
    if (record.stage === 'lobby' || isLate) return reply.code(409).send(no('notReady'));
    const text = pastText(await store.read(code));
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    if (encodingFor(request.headers['accept-encoding']) === 'identity') return reply.send(text);
    return reply.header('content-encoding', 'gzip').send(await packed(text));
  });
}

/** The log without what is not for everybody: the order of the decks and their seed. */
function pastText([opening = '', ...entries]: readonly string[]): string {
  const { game } = readLog([opening]).opening;
  return `{"game":${JSON.stringify(game)},"entries":[${entries.join(',')}]}`;
}
