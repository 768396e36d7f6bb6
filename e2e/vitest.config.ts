import { defineConfig } from 'vitest/config';

/** Browser tests: one file at a time, against what `npm run build` made. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    passWithNoTests: true,
    allowOnly: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
