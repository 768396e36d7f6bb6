import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PersonId } from '#protocol';
import { parseAnswer, parseEntry, parseNameWish, parseProof } from '#protocol/parse';
import type { Config } from '../machine/config.ts';
import { addKey, ownerOfKey, passFor, prove, removeKey } from '../people/keys.ts';
import { takeName } from '../people/names.ts';
import { addPasskey, entered, entry, registration, removePasskey, type Site } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import { forgetPerson, storedAbout } from '../people/stored.ts';
import type { Services } from '../tables/services.ts';
import type { Tables } from '../tables/tables.ts';
import { no, refusalOf } from './refusal.ts';
import { isOriginAllowed } from './security.ts';

interface PeoplePlace extends Pick<Services, 'store'> {
  readonly config: Config;
  readonly people: People;
  readonly tables: Pick<Tables, 'forgetName'>;
}

const SIGN = 'Sign "pendulum pass ORIGIN AT" with the key, with AT as the server has it: see docs/PROTOCOL.md.';

/** What a person asks about themselves. */
export function peopleRoutes(app: FastifyInstance, { config, people, store, tables }: PeoplePlace): void {
  const siteOf = (request: FastifyRequest): Site | null => {
    if (!isOriginAllowed(request, config.origins)) return null;
    const origin = request.headers.origin ?? `${request.protocol}://${request.host}`;
    return { origin, host: new URL(origin).hostname };
  };
  const bad = (reply: FastifyReply) => reply.code(400).send(refusalOf(400));
  const unproven = (reply: FastifyReply) => reply.code(403).send(no('badProof', SIGN));
  /** Runs for who shows a pass; all others are told that it takes one. */
  const forPerson = async (request: FastifyRequest, reply: FastifyReply, act: (id: PersonId) => Promise<unknown>) => {
    const id = personShown(people, request);
    reply.header('cache-control', 'no-store');
    return id === null ? reply.code(401).send(no('badProof', SIGN)) : act(id);
  };

  app.post('/api/people/pass', async (request, reply) => {
    const site = siteOf(request);
    const parsed = parseProof(request.body);
    if (!parsed.ok) return bad(reply);
    const proven = site === null ? 'forged' : await prove(people, 'pass', site.origin, parsed.message);
    const now = people.machine.today();
    if (proven === 'clock') return reply.code(409).send({ ...no('badProof', 'Sign again with this time.'), now });
    const owner = proven === 'proven' ? await ownerOfKey(people, parsed.message.key) : null;
    return owner === null
      ? unproven(reply)
      : reply.header('cache-control', 'no-store').send(await passFor(people, owner));
  });

  app.post('/api/people/name', (request, reply) =>
    forPerson(request, reply, async (id) => {
      const parsed = parseNameWish(request.body);
      if (!parsed.ok) return bad(reply);
      const taken = await takeName(people, id, parsed.message.name);
      if (typeof taken === 'string') return reply.code(taken === 'badName' ? 400 : 409).send(no(taken));
      return reply.send({ person: id, name: taken.name });
    }),
  );

  app.get('/api/people/me', (request, reply) =>
    forPerson(request, reply, async (id) => reply.send(await storedAbout(people, store, id))),
  );

  app.delete('/api/people/me', (request, reply) =>
    forPerson(request, reply, async (id) => {
      await forgetPerson(people, store, tables.forgetName, id);
      return reply.code(204).send();
    }),
  );

  app.delete<{ Params: { key: string } }>('/api/people/keys/:key', (request, reply) =>
    forPerson(request, reply, async (id) => {
      const isLeft = await removeKey(people, id, request.params.key);
      return isLeft ? reply.code(204).send() : reply.code(409).send(no('notReady', 'One device stays.'));
    }),
  );

  app.post('/api/people/passkeys/options', (request, reply) =>
    forPerson(request, reply, async (id) => {
      const site = siteOf(request);
      return site === null ? unproven(reply) : reply.send(await registration(people, site, id));
    }),
  );

  app.post('/api/people/passkeys', (request, reply) =>
    forPerson(request, reply, async (id) => {
      const site = siteOf(request);
      const parsed = parseAnswer(request.body);
      if (!parsed.ok || site === null) return bad(reply);
      const { answer, label } = parsed.message;
      return (await addPasskey(people, site, id, answer, label)) ? reply.code(204).send() : unproven(reply);
    }),
  );

  app.delete<{ Params: { id: string } }>('/api/people/passkeys/:id', (request, reply) =>
    forPerson(request, reply, async (id) => {
      await removePasskey(people, id, request.params.id);
      return reply.code(204).send();
    }),
  );

  /** A device without a name asks what its passkey shall answer. */
  app.get<{ Params: { key: string } }>('/api/people/passkeys/entry/:key', async (request, reply) => {
    const site = siteOf(request);
    reply.header('cache-control', 'no-store');
    return site === null ? unproven(reply) : reply.send(await entry(people, site, request.params.key));
  });

  app.post('/api/people/passkeys/enter', async (request, reply) => {
    const site = siteOf(request);
    const parsed = parseEntry(request.body);
    if (!parsed.ok || site === null) return bad(reply);
    const { answer, label, ...proof } = parsed.message;
    if ((await prove(people, 'enter', site.origin, proof)) !== 'proven') return unproven(reply);
    const person = await entered(people, site, proof.key, answer);
    if (person === null || !(await addKey(people, person, proof.key, label))) return unproven(reply);
    return reply.header('cache-control', 'no-store').send(await passFor(people, person));
  });
}

/** Who shows a pass with a request, `Authorization: Pass …`; null for all others. */
export function personShown(people: Pick<People, 'idOf'>, { headers }: FastifyRequest): PersonId | null {
  const [, pass] = /(?:^|, )Pass ([\w.-]+)$/.exec(headers.authorization ?? '') ?? [];
  return pass === undefined ? null : people.idOf(pass);
}
