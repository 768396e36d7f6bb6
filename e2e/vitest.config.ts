import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const long = process.env.PENDULUM_LONG !== undefined;

/** What takes longest begins first, so that nothing is left alone at the end. */
const LONG = [
  'table',
  'server',
  'axe',
  'solo',
  'reader',
  'replaySpectate',
  'rules',
  'dev',
  'examples',
  'serverChaos',
  'lessons',
];
const rank = ({ moduleId }: TestSpecification): number =>
  (LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`)) + LONG.length + 1) % (LONG.length + 1);

class LongestFirst extends BaseSequencer {
  override sort = async (files: TestSpecification[]) => files.toSorted((one, other) => rank(one) - rank(other));
}

/** Browser tests against what `npm run build` made, several files at a time. Whole games in real time are apart, in `long/`. */
export default defineConfig({
  test: {
    include: long ? ['e2e/long/*.test.ts'] : ['e2e/*.test.ts'],
    globalSetup: ['e2e/globalSetup.ts'],
    setupFiles: ['e2e/setup.ts'],
    pool: 'forks',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // They also wait, for bots and for sand.
    maxWorkers: 3,
    passWithNoTests: true,
    allowOnly: false,
    // Nothing takes so long but what hangs, however busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 100_000 } },
  },
});
