import type { FastifyInstance } from 'fastify';
import { type DailyRanking, isDate, MOST_REQUEST_BYTES, type PersonId } from '#protocol';
import { parseHandedIn } from '#protocol/parse';
import { type Daily, daysOf } from '../people/daily.ts';
import type { People } from '../people/people.ts';
import { personShown } from './people.ts';
import { no, refusalOf } from './refusal.ts';

type OfDay = { Params: { date: string } };

const MOST_SHOWN = 50;

/** The ranking of the daily challenge. */
export function daily(app: FastifyInstance, days: Daily, people: People): void {
  app.get<OfDay>('/api/daily/:date', async (request, reply) => {
    const { date } = request.params;
    if (!isDate(date)) return reply.code(400).send(refusalOf(400));
    const person = personShown(people, request);
    const ranked = await days.ranking(date);
    const rank = ranked.findIndex((row) => row.person === person);
    const [best = [], mine] = [ranked.slice(0, MOST_SHOWN), ranked[rank]];
    const told: DailyRanking = {
      people: ranked.length,
      best: best.map(withoutKey),
      mine: mine === undefined ? null : { ...withoutKey(mine), rank: rank + 1 },
      days: person === null ? [] : (await daysOf(people.ledger, person)).map((day) => day.date),
      before: (await days.bestBefore(date)) ?? null,
    };
    return reply.header('cache-control', 'no-store').send(told);
  });

  app.get<OfDay>('/api/daily/:date/best', async (request, reply) => {
    const best = await days.best(request.params.date);
    return best === undefined ? reply.code(404).send(no('notReady')) : best;
  });

  app.post<OfDay>('/api/daily/:date', { bodyLimit: MOST_REQUEST_BYTES }, async (request, reply) => {
    const person = personShown(people, request);
    if (person === null || people.nameOf(person) === null) return reply.code(403).send(no('needsName'));
    const parsed = parseHandedIn(request.body);
    if (!parsed.ok) return reply.code(400).send(refusalOf(400));
    const handing = await days.handIn(person, request.params.date, parsed.message);
    if (handing.ok) return reply.code(201).send(handing.score);
    if (handing.why === 'tooMany') return reply.code(429).header('retry-after', '5').send(no('tooMany'));
    const { why } = handing;
    return reply.code(409).send({ ...no('notReady', `This is no game of that day: ${why}.`), why });
  });
}

const withoutKey = <T extends { readonly person: PersonId }>({ person, ...row }: T): Omit<T, 'person'> => row;
