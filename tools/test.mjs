// npm test: every check and every test, from a fresh clone too. The last line is the whole result.
// With --quick: types, lint and the pure tests, for while you work.
import './node.mjs';
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { answerHelp } from './help.mjs';
import { endLeftOver, marked } from './leftOver.mjs';
import { need, programsNeededBy } from './needs.mjs';
import { needPackages } from './packages.mjs';
import { at, filesUnder, isTest, root } from './project.mjs';
import { countsOf, slowest } from './testReport.mjs';

answerHelp(
  'usage: npm test, npm run test:quick\n\nEvery check and every test, or types, lint and the pure tests. The last line is the whole result.',
);

const isQuick = process.argv.includes('--quick');
const total = { passed: 0, failed: 0 };
const count = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const heading = (text) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 90 - text.length))}`);

/** Colours are for a terminal; in a file they bury the words. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs a program with its output in a file, so that nothing it leaves behind can hold us up. */
function run(args, log) {
  const file = openSync(log, 'w');
  return new Promise((resolve) => {
    const env = { ...marked(), ...plain };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', file, file] });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  }).finally(() => closeSync(file));
}

async function step({ name, args, counts }) {
  const since = performance.now();
  const log = at('reports', `${name}.log`);
  const code = await run(args, log);
  const found = counts?.(code) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  heading(`${name}: ${found.failed === 0 ? 'passed' : 'FAILED'} in ${seconds(since)}`);
  console.log(readFileSync(log, 'utf8').trim());
  count(found);
}

/** As many at a time as there are processors, in this order. */
async function steps(list) {
  const waiting = [...list];
  const hand = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await step(one);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, hand));
}

const check = (name, ...args) => ({ name, args });
const STRANGER = check('stranger', 'tools/run.mjs', 'e2e/stranger.ts');
const BUILD = check('build', 'tools/build.mjs');
const CHECKS = [
  check('types', 'node_modules/typescript/bin/tsc', '-b'),
  check('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  check('imports', 'tools/run.mjs', 'tools/imports.ts'),
  check('unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
  check('rules', 'tools/run.mjs', 'tools/rules.ts', '--short'),
];

const reports = [];

function vitest(name, ...extra) {
  const report = at('reports', `${name}.json`);
  reports.push(report);
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...extra];
  return { name, args, counts: (code) => countsOf(report, code) };
}

/** Finds or installs what the tests need beside packages; what is missing is said in a sentence, and the tests fail by it. */
function needPrograms() {
  const files = ['src', 'tools', 'e2e'].flatMap(filesUnder).filter((file) => isTest(file) || file.startsWith('e2e/'));
  for (const program of programsNeededBy(files)) {
    try {
      need(program);
    } catch (error) {
      console.log(error.message);
      count({ passed: 0, failed: 1 });
    }
  }
}

async function main() {
  needPackages();
  if (isQuick) return steps([...CHECKS, vitest('pure', '--project', 'pure')]);
  needPrograms();
  // The browser tests need the build, and leave the others time to wait.
  await step(BUILD);
  return steps([STRANGER, ...CHECKS, vitest('e2e', '--config', 'e2e/vitest.config.ts'), vitest('unit')]);
}

/** Whatever still runs is a failure, by name. */
async function checkLeftOver() {
  const left = await endLeftOver();
  for (const line of left) console.log(`left running: ${line}`);
  count({ passed: 0, failed: left.length });
}

const since = performance.now();
mkdirSync(at('reports'), { recursive: true });
await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  count({ passed: 0, failed: 1 });
});
await checkLeftOver();
heading(`the slowest tests; all took ${seconds(since)}`);
for (const line of slowest(reports.filter((path) => existsSync(path)))) console.log(line);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
