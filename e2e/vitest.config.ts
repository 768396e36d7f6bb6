import { defineConfig } from 'vitest/config';

const long = process.env.PENDULUM_LONG !== undefined;

/** Browser tests: two files at a time, for they mostly wait, against what `npm run build` made. Whole games in real time are apart, in `long/`. */
export default defineConfig({
  test: {
    include: long ? ['e2e/long/*.test.ts'] : ['e2e/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
    allowOnly: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
