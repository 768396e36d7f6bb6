import { expect, test } from 'vitest';
import { clusterTest } from '../../src/lab/chaos/cluster.ts';
import { copiesTest } from '../../src/lab/chaos/clusterCopies.ts';
import { at } from '../../tools/project.mjs';

/** A short form of `npm run chaos -- --cluster`; PENDULUM_NATS_SERVER names the program. */
process.env.PENDULUM_THREADS = at('dist/server');

test('a node frozen, one cut off, a NATS server killed: nothing lost, never two owners', {
  timeout: 400_000,
}, async () => {
  const report = await clusterTest({ tables: 2, seats: 3, kills: 3, atOnce: 1, seed: 1, say: () => {} });
  expect(report).toMatchObject({ lost: 0, doubled: 0, different: 0, unfinished: 0, twoOwners: 0, blows: 3 });
  expect(report.acknowledged).toBeGreaterThan(100);
});

test('a NATS server that led, froze and comes back has the same copy as the others', { timeout: 300_000 }, async () => {
  const report = await copiesTest();
  expect(report.wrong).toBe(0);
  expect(report.acknowledged).toBeGreaterThan(100);
});
