import type { FastifyInstance, FastifyReply } from 'fastify';
import { PACES, type Pace } from '#protocol';
import type { Services } from '../../tables/services.ts';
import { openLately } from './lately.ts';

type OfPace = { Querystring: { pace?: string } };
type OfName = { Params: { name: string } };

const paceOf = (asked: string | undefined): Pace => PACES.find((pace) => pace === asked) ?? 'usual';

const passIn = (authorization = ''): string => /^Pass (\S+)$/.exec(authorization)?.[1] ?? '';

const send = async (reply: FastifyReply, text: Promise<Uint8Array>, type = 'application/json') =>
  reply
    .header('cache-control', 'no-store')
    .type(`${type}; charset=utf-8`)
    .send(Buffer.from(await text));

/** What finished games say of those who played, and of the game. All of it is read beside the tables. */
export function standings(app: FastifyInstance, { store, people }: Pick<Services, 'store' | 'people'>): void {
  const { standings } = store;
  const lately = openLately(() => performance.now());
  app.get<OfPace>('/api/ratings', ({ query, headers }, reply) => {
    const person = people.personOf(passIn(headers.authorization));
    const [pace, id] = [paceOf(query.pace), person?.id ?? null];
    return send(
      reply,
      lately(`ranking ${pace} ${id}`, () => standings.ranking(pace, id)),
    );
  });

  app.get<OfName>('/api/players/:name', async (request, reply) => {
    const person = people.ownerOf(request.params.name);
    if (person === null) return reply.code(404).send({ fault: 'noSuchPlayer' });
    return send(
      reply,
      lately(`player ${person}`, () => standings.player(person)),
    );
  });

  app.get('/api/statistics', (_, reply) =>
    send(
      reply,
      lately('statistics', () => standings.statistics('json')),
    ),
  );
  app.get('/api/statistics.csv', (_, reply) => send(reply, standings.statistics('csv'), 'text/csv'));
}
