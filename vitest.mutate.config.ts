import { defineConfig } from 'vitest/config';

/** The tests that say what each rule does, for `npm run mutate`. Those over generated input take longer than they find. */
export default defineConfig({
  test: {
    include: ['src/engine/**/*.test.ts', 'src/content/**/*.test.ts'],
    exclude: [
      'src/engine/hostile.test.ts',
      'src/engine/legal.test.ts',
      'src/engine/secrets.test.ts',
      'src/engine/laws*',
    ],
    pool: 'threads',
  },
});
