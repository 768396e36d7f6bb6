import { defineConfig } from 'vitest/config';

/** The engine's own tests alone, for `npm run mutate`. */
export default defineConfig({
  test: { include: ['src/engine/**/*.test.ts', 'src/content/**/*.test.ts'], pool: 'threads' },
});
