import { expect, test } from 'vitest';
import { type Plan, planOf } from './plan.ts';
import { type Outcome, runWorld } from './run.ts';

const SHORT = 3000;
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

const NOTHING = { force: 0, who: 0, lasts: 500 } as const;
/** Three nodes play for a while, then so many machines of NATS servers lose power together. */
function darkened(machines: number, syncs: boolean): Promise<Outcome> {
  const plan: Plan = planOf(7, SHORT, NODES);
  return runWorld({ ...plan, syncs, faults: [{ ...NOTHING, kind: 'power', at: 2500, force: machines - 1 }] });
}

test.each([1, 2, 3])('the power of %i NATS servers is lost: what they had synced is kept', async (machines) => {
  const { broken, entries } = await darkened(machines, true);
  expect(broken).toBeNull();
  expect(entries).toBeGreaterThan(3);
});

test('servers that sync every two minutes lose what was acknowledged when all lose power, and none when one does', async () => {
  expect((await darkened(1, false)).broken).toBeNull();
  expect((await darkened(3, false)).broken).not.toBeNull();
});
