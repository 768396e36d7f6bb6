import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseBanRequest, parseWord } from '#protocol/parse';
import { isSame } from '../../machine/same.ts';
import type { Operator } from '../../manners/operator.ts';

const HINT = 'Send "Authorization: Bearer" with PENDULUM_OPERATOR_TOKEN.';

const WRONG = { fault: 'badMessage' } as const;

type OfOne = { Params: { id: string } };

/** For the one who runs the server. Without a token in the configuration there is nothing of this. */
export function operate(app: FastifyInstance, operator: Operator, token: string): void {
  const isOperator = ({ headers }: FastifyRequest): boolean => isSame(headers.authorization ?? '', `Bearer ${token}`);
  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isOperator(request)) await reply.code(403).send({ fault: 'notHost', hint: HINT });
    });
    api.get('/api/operator', () => operator.view());
    api.post('/api/operator/bans', async (request, reply) => {
      const parsed = parseBanRequest(request.body);
      if (!parsed.ok || !(await operator.ban(parsed.message))) return reply.code(400).send(WRONG);
      return reply.code(201).send({});
    });
    api.delete<OfOne>('/api/operator/bans/:id', async ({ params }, reply) =>
      reply.code((await operator.unban(params.id)) ? 204 : 404).send(),
    );
    api.post<OfOne>('/api/operator/reports/:id', async ({ params, body }, reply) => {
      const parsed = parseWord(body);
      if (!parsed.ok) return reply.code(400).send(WRONG);
      return reply.code((await operator.settle(params.id, parsed.message.word)) ? 204 : 404).send();
    });
  });
}
