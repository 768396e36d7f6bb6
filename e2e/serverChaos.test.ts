import { expect, test } from 'vitest';
import { fuzzTest } from '../src/lab/chaos/fuzz/fuzz.ts';
import { slowLoris } from '../src/lab/chaos/fuzz/loris.ts';
import { killTest } from '../src/lab/chaos/kill.ts';
import { lossyTest } from '../src/lab/chaos/lossy.ts';
import { serverAsChild } from '../src/lab/processes/child.ts';
import { temporaryFolder } from '../src/lab/processes/folder.ts';
import { until } from '../src/lab/processes/patience.ts';
import { at } from '../tools/project.mjs';

/** The short form of `npm run chaos`; the long one runs by hand. All at once, for they mostly wait. */
process.env.PENDULUM_THREADS = at('dist/server');
const SHORT = { tables: 2, seats: 3, seed: 1, say: () => {} };
const PATIENCE = 400_000;

test.concurrent('a server killed while people play loses and doubles nothing they were told', {
  timeout: PATIENCE,
}, async () => {
  const report = await killTest({ ...SHORT, kills: 2 });
  expect(report).toMatchObject({ lost: 0, doubled: 0, different: 0, unfinished: 0, kills: 2 });
  expect(report.acknowledged).toBeGreaterThan(100);
});

test.concurrent('people behind a line that breaks, delays, doubles and mixes up all end equal', {
  timeout: PATIENCE,
}, async () => {
  const report = await lossyTest(SHORT, 40);
  expect(report).toMatchObject({ lost: 0, doubled: 0, different: 0, unfinished: 0 });
  expect(report.doubledMessages).toBeGreaterThan(0);
  expect(report.late).toBeGreaterThan(0);
});

test.concurrent('headers and bodies that never end are ended', { timeout: PATIENCE }, async () => {
  const data = temporaryFolder();
  const child = await serverAsChild(data.path);
  const loris = slowLoris(child.address, 20);
  await until(() => loris.closed() === 20, PATIENCE, 'a line that dribbles is still open');
  loris.stop();
  await child.kill();
  data.remove();
});

test.concurrent('hostile messages and requests crash nothing, learn nothing and disturb nobody', {
  timeout: PATIENCE,
}, async () => {
  const report = await fuzzTest({ ...SHORT, attacks: 1500 });
  expect(report).toMatchObject({
    inputs: 1500,
    unheard: 0,
    crashes: 0,
    leaks: 0,
    disturbed: 0,
    unanswered: 0,
    swollen: 0,
  });
});
