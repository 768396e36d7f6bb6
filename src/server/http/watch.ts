import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../machine/config.ts';
import { MACHINE } from '../machine/machine.ts';
import { isSame } from '../machine/same.ts';
import { VERSION } from '../machine/version.ts';
import type { Services } from '../tables/services.ts';
import type { Tables } from '../tables/tables.ts';
import { openHealth, REMEDIES } from './health.ts';
import { no } from './refusal.ts';

type Watched = Pick<Services, 'config' | 'metrics' | 'store'> & { readonly tables: Pick<Tables, 'isOpen'> };

/** For those who run the server: is it alive, can it keep what it hears, what does it count. */
export function watch(app: FastifyInstance, { config, metrics, store, tables }: Watched): void {
  const health = openHealth({ isOpen: tables.isOpen, prove: store.prove, now: MACHINE.now });

  app.get('/livez', () => ({ ok: true, version: VERSION }));
  app.get('/healthz', async (_, reply) => {
    const reason = await health();
    if (reason === null) return { ok: true, version: VERSION };
    return reply.code(503).send({ ok: false, version: VERSION, reason, hint: REMEDIES[reason] });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayWatch(request, config)) return reply.code(403).send(no('closed', METRICS_HINT));
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const METRICS_HINT =
  'Figures are told to this machine alone, or to those who send "Authorization: Bearer" with PENDULUM_METRICS_TOKEN.';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** The request comes from this machine or has the token. A proxy that is not trusted counts as another machine. */
function mayWatch({ ip, headers }: FastifyRequest, { proxies, metricsToken }: Config): boolean {
  const isPassedOn = proxies === 0 && (headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via) !== undefined;
  if (!isPassedOn && LOOPBACK.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return true;
  return metricsToken !== '' && isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
}
