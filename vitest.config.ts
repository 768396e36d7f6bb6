import { defineConfig } from 'vitest/config';

const tests = (...folders: string[]): string[] => folders.flatMap((folder) => `${folder}/**/*.test.{ts,tsx}`);
const outside = tests('src/server', 'src/client');
const views = ['src/client/table/**/*.test.tsx'];

/** Pure folders and the views of the table share one module world per thread, which is quick; other tests each get their own. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'threads',
    passWithNoTests: true,
    allowOnly: false,
    // No test waits for so long; a busy machine may need it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: tests('src', 'tools'), exclude: outside, isolate: false } },
      { extends: true, test: { name: 'views', include: views, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: outside,
          exclude: views,
          isolate: true,
          env: { PENDULUM_LEASE: '15000' },
        },
      },
    ],
  },
});
