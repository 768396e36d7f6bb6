import { expect, test } from 'vitest';
import { planOf } from './plan.ts';
import { BLACKOUTS, type Blackout, tollOf } from './power.ts';
import { runWorld } from './run.ts';

const SHORT = 3000;
const LONGER = 6000;
const NODES = 3;
const firsts = (worlds: number, atOnce: number): readonly number[] =>
  Array.from({ length: worlds / atOnce }, (_, nth) => 1 + nth * atOnce);

async function noLawIsBroken(first: number, worlds: number, nodes: number): Promise<void> {
  for (let seed = first; seed < first + worlds; seed += 1) {
    const { broken } = await runWorld(planOf(seed, SHORT, nodes));
    const kind = nodes > 1 ? ' --cluster' : '';
    expect(broken, `npm run simulate -- --seed ${seed} --seconds ${SHORT / 1000}${kind}`).toBeNull();
  }
}

/** A thousand worlds in all; a few at a time, so that a slow machine has time for each. */
test.each(firsts(900, 50))(
  'everything goes wrong in the worlds of one server from seed %i on, and no law is broken',
  (first) => noLawIsBroken(first, 50, 1),
);
test.each(firsts(100, 20))(
  'everything goes wrong in the worlds of three nodes from seed %i on, and no law is broken',
  (first) => noLawIsBroken(first, 20, NODES),
);

test.each([1, NODES])('the same seed is the same world of %i, to the byte', async (nodes) => {
  const plan = planOf(7, SHORT, nodes);
  const [one, other] = [await runWorld(plan), await runWorld(plan)];
  expect(one.entries).toBeGreaterThan(3);
  expect(other).toEqual(one);
  expect((await runWorld(planOf(8, SHORT, nodes))).hash).not.toBe(one.hash);
});

/** Nothing goes wrong but the power. */
const ENOUGH = 12;

test.each(BLACKOUTS.filter(({ syncs }) => syncs))(
  'the power of $machines of $nodes machines is lost: what they had synced is kept, and torn writes are known',
  async (blackout) => {
    expect(await tollOf(blackout, 1, ENOUGH, LONGER)).toMatchObject({ worlds: ENOUGH, lossy: 0 });
  },
);

test('disks that sync later lose what was told: one server its last moments, three machines all when all go dark', async () => {
  const [one, two, all] = [1, 2, 3].map((machines) => ({ nodes: NODES, machines, syncs: false }));
  const alone = await tollOf({ nodes: 1, machines: 1, syncs: false }, 1, ENOUGH, LONGER);
  expect(alone.lossy).toBeGreaterThan(0);
  expect(alone.entries).toBeLessThan(alone.known);
  expect(await tollOf(one as Blackout, 1, ENOUGH, LONGER)).toMatchObject({ lossy: 0 });
  expect(await tollOf(two as Blackout, 1, ENOUGH, LONGER)).toMatchObject({ lossy: 0 });
  expect(await tollOf(all as Blackout, 1, ENOUGH, LONGER)).toMatchObject({ lossy: ENOUGH, silent: 0 });
});
