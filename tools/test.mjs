// npm test: every check and every test, from a fresh clone too. The last line is the whole result.
import './node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { answerHelp } from './help.mjs';
import { need, programsNeededBy } from './needs.mjs';
import { needPackages } from './packages.mjs';
import { at, filesUnder, isTest, root } from './project.mjs';

answerHelp('usage: npm test\n\nEvery check and every test. The last line is the whole result.');

const total = { passed: 0, failed: 0 };
const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};

const node = (...args) => ({ program: process.execPath, args });
const CHECKS = [
  { name: 'stranger', ...node('tools/run.mjs', 'e2e/stranger.ts') },
  { name: 'types', ...node('node_modules/typescript/bin/tsc', '-b') },
  { name: 'build', ...node('tools/build.mjs') },
  { name: 'lint', ...node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'imports', ...node('tools/run.mjs', 'tools/imports.ts') },
  { name: 'rules', ...node('tools/run.mjs', 'tools/rules.ts', '--short') },
];

function run({ program, args }, stdio) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio, env: process.env });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const heading = (text) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 90 - text.length))}`);

async function check(one) {
  const since = performance.now();
  const { code, output } = await run(one, ['ignore', 'pipe', 'pipe']);
  heading(`${one.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(since)}`);
  if (output.trim()) console.log(output.trim());
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

async function checkAll() {
  const waiting = [...CHECKS];
  const worker = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await check(one);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, worker));
}

/** A file that does not load, an error outside any test and a skipped test are failures too. */
function countReport(path, code) {
  if (!existsSync(path)) return count(0, 1);
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) console.log(`${skipped} tests are skipped, which counts as failing.`);
  const failed = report.numFailedTests + unloaded.length + skipped;
  return count(report.numPassedTests, failed === 0 && code !== 0 ? 1 : failed);
}

async function vitest(name, files, extra = []) {
  heading(`${name}: ${files.length} files`);
  if (files.length === 0) return;
  try {
    for (const program of programsNeededBy(files)) need(program);
  } catch (error) {
    console.log(error.message);
    return count(0, 1);
  }
  const report = at('reports', `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(node('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...extra), 'inherit');
  countReport(report, code);
}

async function main() {
  needPackages();
  await checkAll();
  await vitest('unit', [...filesUnder('src'), ...filesUnder('tools')].filter(isTest));
  const browser = filesUnder('e2e');
  if (browser.some(isTest)) await vitest('e2e', browser, ['--config', 'e2e/vitest.config.ts']);
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  count(0, 1);
});
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
