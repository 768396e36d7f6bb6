import { defineConfig } from 'vitest/config';

const tests = (...folders: string[]): string[] => folders.flatMap((folder) => `${folder}/**/*.test.{ts,tsx}`);
const server = tests('src/server');
const client = tests('src/client');

/** Pure folders share one module world per thread, and so does the client, which is quick; the server's tests each get their own. */
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
      {
        extends: true,
        test: { name: 'pure', include: tests('src', 'tools'), exclude: [...server, ...client], isolate: false },
      },
      { extends: true, test: { name: 'client', include: client, isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: server,
          isolate: true,
          env: { PENDULUM_LEASE: '15000' },
        },
      },
    ],
  },
});
