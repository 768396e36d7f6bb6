import { defineConfig } from 'vitest/config';

const tests = (...folders: string[]): string[] => folders.flatMap((folder) => `${folder}/**/*.test.{ts,tsx}`);
const server = tests('src/server');
const client = tests('src/client');

/** The files of a project share one module world per thread: to load the modules anew for each takes longer than most tests. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'threads',
    isolate: false,
    passWithNoTests: true,
    allowOnly: false,
    // No test waits for so long; a busy machine may need it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 100_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: tests('src', 'tools'), exclude: [...server, ...client] } },
      { extends: true, test: { name: 'client', include: client } },
      { extends: true, test: { name: 'server', include: server, env: { PENDULUM_LEASE: '15000' } } },
    ],
  },
});
