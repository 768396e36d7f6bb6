// What Vitest's reports say: how many passed and failed, and what took longest.
import { existsSync, readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A file that does not load, an error outside any test and a skipped test are failures too. */
export function countsOf(path, code) {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report = read(path);
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) console.log(`${skipped} tests are skipped, which counts as failing.`);
  const failed = report.numFailedTests + unloaded.length + skipped;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** The slowest tests of several reports, the slowest first. */
export function slowest(paths, many = 10) {
  const tests = paths.flatMap((path) =>
    read(path).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, duration }) => ({
        title,
        duration: duration ?? 0,
        file: name.split(/[\\/]/).at(-1),
      })),
    ),
  );
  return tests
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, many)
    .map(({ title, duration, file }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}`);
}
