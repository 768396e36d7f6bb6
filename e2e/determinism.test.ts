import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Plan, type Summary, simulate } from '../src/lab/simulate.ts';
import { type Browser, openBrowser } from './browser.ts';

const PLANS: readonly Plan[] = [
  { players: 5, games: 200, seed: 1, policy: 'random', timing: 'mixed' },
  { players: 2, games: 20, seed: 2, policy: 'greedy', timing: 'timed' },
];

/** The simulator as a script that any page can run. */
async function simulatorScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { simulate } from './src/lab/simulate.ts'; globalThis.simulate = simulate;`,
      resolveDir: new URL('..', import.meta.url).pathname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(PLANS)('Chromium and Node play the same $games games of $players', async (plan) => {
  const page = await browser.context.newPage();
  await page.addScriptTag({ content: await simulatorScript() });
  const there = await page.evaluate(
    (wanted) => (globalThis as unknown as { simulate: (plan: Plan) => Summary }).simulate(wanted),
    plan,
  );
  await page.close();
  expect(there).toEqual(simulate(plan));
});
