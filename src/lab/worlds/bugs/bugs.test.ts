import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planOf } from '../plan.ts';
import type { runWorld } from '../run.ts';
import { BUGS, type Found } from './bugs.ts';
import { programWith } from './putBack.ts';

test.each(BUGS)('the bug $name can still be put back', ({ changes }) => {
  for (const { file, now } of changes) expect(readFileSync(file, 'utf8')).toContain(now);
});

/** Other code lives through other moments: then one of the next worlds finds it. */
const MOST = 200;

async function firstToFind(run: typeof runWorld, { seed: first, law }: Found): Promise<number> {
  for (let seed = first; seed < first + MOST; seed += 1) {
    const { broken } = await run(planOf(seed, 8000, 3));
    if (broken?.law === law) return seed;
  }
  throw new Error('no world finds it');
}

const OLDEST = BUGS.flatMap(({ found, ...bug }) => (found === undefined ? [] : [{ ...bug, found }]));

test.each(OLDEST)('the bug $name, put back, is found from seed $found.seed on', async ({ found, ...bug }) => {
  const { runWorld: run } = await import(await programWith(bug, 'run'));
  expect(await firstToFind(run, found)).toBeLessThan(found.seed + MOST);
});
