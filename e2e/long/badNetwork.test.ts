import { afterAll, beforeAll, expect, test } from 'vitest';
import { playBadly } from '../badNetwork.ts';
import { openHouse } from '../house.ts';
import { type BadNetwork, openProxy } from '../proxy.ts';

const BAD = { latency: 600, silence: 10_000 };

const house = openHouse();
let proxy: BadNetwork;
beforeAll(async () => {
  proxy = await openProxy(house.address);
});
afterAll(() => proxy.stop());

test('behind 600 ms, loss, ten seconds of nothing and a cut a round is played to its end, and both know the same', async () => {
  const [near, far] = await playBadly(house, { ...BAD, address: house.address, proxy });
  expect(near).toMatch(/^[0-9a-f]{16}$/);
  expect(far).toBe(near);
});
