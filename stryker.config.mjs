/** `npm run mutate`: does every line of the rules have a test that notices when it changes? */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  mutate: ['src/engine/rules/**/*.ts', 'src/engine/judging/effects*.ts', '!src/**/*.test.ts'],
  ignorePatterns: ['dist', 'reports', 'coverage', 'data', 'src/client', 'src/server', 'e2e'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  tempDirName: '.stryker-tmp',
  // Its reader of tsconfig.json needs the JavaScript API that TypeScript 7 no longer has; nothing there concerns it.
  tsconfigFile: 'none.json',
  thresholds: { high: 99, low: 97, break: 97 },
};
