import { expect, test } from 'vitest';
import { planOf } from './plan.ts';
import { runWorld } from './run.ts';

const SHORT = 3000;
const AT_ONCE = 50;

/** A thousand worlds; a few at a time, so that a slow machine has time for each. */
test.each(Array.from({ length: 1000 / AT_ONCE }, (_, nth) => 1 + nth * AT_ONCE))(
  'everything goes wrong in the worlds from seed %i on, and no law is broken',
  async (first) => {
    for (let seed = first; seed < first + AT_ONCE; seed += 1) {
      const { broken } = await runWorld(planOf(seed, SHORT));
      expect(broken, `npm run simulate -- --seed ${seed} --seconds ${SHORT / 1000}`).toBeNull();
    }
  },
);

test('the same seed is the same world, to the byte', async () => {
  const plan = planOf(7, SHORT);
  const [one, other] = [await runWorld(plan), await runWorld(plan)];
  expect(one.entries).toBeGreaterThan(3);
  expect(other).toEqual(one);
  expect((await runWorld(planOf(8, SHORT))).hash).not.toBe(one.hash);
});
