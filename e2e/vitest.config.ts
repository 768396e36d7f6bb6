import { defineConfig } from 'vitest/config';

const long = process.env.PENDULUM_LONG !== undefined;

/** Browser tests against what `npm run build` made, several files at a time. Whole games in real time are apart, in `long/`. */
export default defineConfig({
  test: {
    include: long ? ['e2e/long/*.test.ts'] : ['e2e/*.test.ts'],
    globalSetup: ['e2e/globalSetup.ts'],
    setupFiles: ['e2e/setup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    passWithNoTests: true,
    allowOnly: false,
    // Nothing takes so long but what hangs, however busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 100_000 } },
  },
});
