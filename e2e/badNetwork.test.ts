import { afterAll, beforeAll, expect, test } from 'vitest';
import { playBadly } from './badNetwork.ts';
import { openVisitors, type Visitors } from './browser.ts';
import { type BadNetwork, openProxy } from './proxy.ts';
import { openServer, type Server } from './server.ts';

/** Shorter than in `long/`, where it is as bad as it can be. */
const BAD = { latency: 150, silence: 1500 };

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

test('behind a late and lossy line, a silence and a cut a round is played to its end, nothing doubled, and both know the same', async () => {
  const [near, far] = await playBadly(visitors, { ...BAD, address: server.address, proxy });
  expect(near).toMatch(/^[0-9a-f]{16}$/);
  expect(far).toBe(near);
});
