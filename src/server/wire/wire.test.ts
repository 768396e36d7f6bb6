import fastify from 'fastify';
import { expect, test } from 'vitest';
import { LINE_LIMITS } from './wire.ts';

test('headers have less time than a whole request: else Node gives bodies the time that is meant for headers', async () => {
  const app = fastify(LINE_LIMITS);
  const { headersTimeout, requestTimeout } = app.server;
  expect(requestTimeout).toBe(LINE_LIMITS.requestTimeout);
  expect(headersTimeout).toBeLessThan(requestTimeout);
  await app.close();
});
