import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type Store, StoreError } from '#table/kept';
import { readConfig } from '../machine/config.ts';
import { openMetrics } from '../machine/metrics.ts';
import { VERSION } from '../machine/version.ts';
import { serverForTest, type TestServer } from '../testing.ts';
import { REMEDIES } from './health.ts';
import { watch } from './watch.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server?.address}${path}`, { headers });

test('a full disk: /healthz says 503 with the reason and what to do, /livez goes on', async () => {
  const app = fastify();
  const prove = () => Promise.reject(new StoreError('full', 'no room is left to write /secret/pendulum.db'));
  watch(app, {
    config: readConfig({}),
    metrics: openMetrics(),
    store: { prove } as unknown as Store,
    tables: { isOpen: () => true },
  });
  const full = await app.inject('/healthz');
  expect(full.statusCode).toBe(503);
  expect(full.json()).toEqual({ ok: false, version: VERSION, reason: 'full', hint: REMEDIES.full });
  const alive = await app.inject('/livez');
  expect([alive.statusCode, alive.json()]).toEqual([200, { ok: true, version: VERSION }]);
});

test('figures are told to this machine alone', async () => {
  server = await serverForTest();
  expect((await get('/metrics')).status).toBe(200);
  for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
    const passedOn = await get('/metrics', { [header]: '127.0.0.1' });
    expect(passedOn.status).toBe(403);
    expect(await passedOn.json()).toMatchObject({ hint: expect.stringContaining('PENDULUM_METRICS_TOKEN') });
  }
});

test('behind a proxy the believed address counts, and a token opens the figures to others', async () => {
  server = await serverForTest({ PENDULUM_PROXIES: '1', PENDULUM_METRICS_TOKEN: 'sesame' });
  const from = (address: string, more: Record<string, string> = {}) =>
    get('/metrics', { 'x-forwarded-for': address, ...more }).then(({ status }) => status);
  expect(await from('203.0.113.9')).toBe(403);
  expect(await from('127.0.0.1, 203.0.113.9')).toBe(403);
  expect(await from('::ffff:127.0.0.1')).toBe(200);
  expect(await from('203.0.113.9', { authorization: 'Bearer sesam' })).toBe(403);
  expect(await from('203.0.113.9', { authorization: 'Bearer sesame' })).toBe(200);
});
