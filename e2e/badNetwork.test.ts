import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Line, openLine } from '../src/lab/lines/line.ts';
import { playBadly } from './badNetwork.ts';
import { openHouse } from './house.ts';

/** Shorter than in `long/`, where it is as bad as it can be. */
const BAD = { latency: 50, silence: 0 };

const house = openHouse({ reducedMotion: 'reduce' });
let line: Line;
beforeAll(async () => {
  line = await openLine(() => house.address);
});
afterAll(() => line.close());

test('behind a late and lossy line, a silence and a cut a round is played to its end, nothing doubled, and both know the same', async () => {
  const [near, far] = await playBadly(house, { ...BAD, address: house.address, line });
  expect(near).toMatch(/^[0-9a-f]{16}$/);
  expect(far).toBe(near);
});
