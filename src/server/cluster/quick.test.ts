import { afterAll, beforeAll, expect, test } from 'vitest';
import { hallAt, lookFor, quickContract, SETTINGS } from '../quick/quick.contract.ts';
import { serverForTest, type TestServer } from '../testing.ts';
import { type NatsForTest, natsForTest } from './testing.ts';

// The program is named by PENDULUM_NATS_SERVER, or found in the path.
let nats: NatsForTest;
let nodes: TestServer[] = [];
beforeAll(async () => {
  nats = await natsForTest();
  for (let nth = 0; nth < 2; nth += 1) nodes.push(await serverForTest({ ...SETTINGS, PENDULUM_NATS: nats.address }));
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await nats.stop();
});

const addresses = (): readonly [string, string] => [nodes[0]?.address ?? '', nodes[1]?.address ?? ''];

quickContract(addresses);

test('when a node goes, those who wait at the others go on waiting and are found', async () => {
  const third = await serverForTest({ ...SETTINGS, PENDULUM_NATS: nats.address });
  const waiting = await Promise.all([third, ...nodes].map(({ address }, nth) => lookFor(address, { name: `P${nth}` })));
  for (const { address } of [third, ...nodes]) await expect.poll(() => hallAt(address)).toMatchObject({ people: 3 });
  const [gone, ...left] = [...nodes, third];
  await gone?.stop();
  nodes = left;
  for (const { address } of left) await expect.poll(() => hallAt(address)).toMatchObject({ people: 2 });
  const late = await lookFor(addresses()[0], { name: 'Late', waitMs: 0 });
  const { code } = await late.next('found');
  // Of one house two sit together: one of the two who are left, the older by the clocks of the nodes.
  const found = await Promise.race(waiting.map((one) => one.next('found')));
  expect(found.code).toBe(code);
  for (const one of [...waiting, late]) one.hangUp();
});
