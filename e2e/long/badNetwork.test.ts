import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Line, openLine } from '../../src/lab/lines/line.ts';
import { playBadly } from '../badNetwork.ts';
import { openHouse } from '../house.ts';

const BAD = { latency: 600, silence: 10_000 };

const house = openHouse();
let line: Line;
beforeAll(async () => {
  line = await openLine(() => house.address);
});
afterAll(() => line.close());

test('behind 600 ms, loss, ten seconds of nothing and a cut a round is played to its end, and both know the same', async () => {
  const [near, far] = await playBadly(house, { ...BAD, address: house.address, line });
  expect(near).toMatch(/^[0-9a-f]{16}$/);
  expect(far).toBe(near);
});
