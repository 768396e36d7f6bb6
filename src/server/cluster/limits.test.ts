import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverForTest, type TestServer } from '../testing.ts';
import { call, createTable } from '../wire/caller.ts';
import { type NatsForTest, natsForTest } from './testing.ts';

// The program is named by PENDULUM_NATS_SERVER, or found in the path.
let nats: NatsForTest;
let nodes: TestServer[] = [];
const LIMITS = { PENDULUM_TABLES_PER_ADDRESS: '4', PENDULUM_SOCKETS_PER_ADDRESS: '8', PENDULUM_PROXIES: '1' };
beforeAll(async () => {
  nats = await natsForTest();
  for (let nth = 0; nth < 2; nth += 1) nodes.push(await serverForTest({ PENDULUM_NATS: nats.address, ...LIMITS }));
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  nodes = [];
  await nats.stop();
});

const addressOf = (nth: number): string => nodes[nth % nodes.length]?.address ?? '';
const makeTable = (nth: number, from: string): Promise<number> =>
  fetch(`${addressOf(nth)}/api/tables`, { method: 'POST', headers: { 'x-forwarded-for': from } }).then(
    ({ status }) => status,
  );

test('an address makes no more tables by asking several nodes', async () => {
  for (let nth = 0; nth < 40; nth += 1) await makeTable(nth, '192.0.2.1');
  // What one node gave a moment ago the other may not have heard of yet; then it is over at both.
  expect([await makeTable(0, '192.0.2.1'), await makeTable(1, '192.0.2.1')]).toEqual([429, 429]);
  for (const nth of [0, 1]) expect(await makeTable(nth, '192.0.2.2')).toBe(201);
  for (let nth = 0; nth < 2; nth += 1) expect(await makeTable(0, '192.0.2.3')).toBe(201);
  for (let nth = 0; nth < 2; nth += 1) await expect.poll(() => makeTable(1, '192.0.2.3')).toBe(201);
  await expect.poll(() => makeTable(1, '192.0.2.3')).toBe(429);
  await expect.poll(() => makeTable(0, '192.0.2.3')).toBe(429);
});

test('an address opens no more sockets by asking several nodes', async () => {
  const code = await createTable(addressOf(0));
  const from = '198.51.100.1';
  const callers = await Promise.all([0, 0, 0, 0, 1, 1, 1, 1].map((nth) => call(addressOf(nth), code, { from })));
  for (const caller of callers) await caller.next('welcome');
  const isTurnedAway = async (nth: number): Promise<boolean> => {
    const caller = await call(addressOf(nth), code, { from });
    const { code: reason } = await Promise.race([caller.closed, caller.next('welcome').then(() => ({ code: 0 }))]);
    caller.hangUp();
    return reason === 1013;
  };
  for (const nth of [0, 1]) await expect.poll(() => isTurnedAway(nth)).toBe(true);
  for (const caller of callers) caller.hangUp();
  for (const nth of [0, 1]) await expect.poll(() => isTurnedAway(nth)).toBe(false);
});
