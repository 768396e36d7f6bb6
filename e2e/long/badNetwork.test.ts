import { afterAll, beforeAll, expect, test } from 'vitest';
import { playBadly } from '../badNetwork.ts';
import { openVisitors, type Visitors } from '../browser.ts';
import { type BadNetwork, openProxy } from '../proxy.ts';
import { openServer, type Server } from '../server.ts';

const BAD = { latency: 600, silence: 10_000 };

let server: Server;
let visitors: Visitors;
let proxy: BadNetwork;
beforeAll(async () => {
  server = await openServer();
  visitors = await openVisitors();
  proxy = await openProxy(server.address);
});
afterAll(async () => {
  await visitors.close();
  await proxy.stop();
  await server.stop();
});

test('behind 600 ms, loss, ten seconds of nothing and a cut a round is played to its end, and both know the same', async () => {
  const [near, far] = await playBadly(visitors, { ...BAD, address: server.address, proxy });
  expect(near).toMatch(/^[0-9a-f]{16}$/);
  expect(far).toBe(near);
});
