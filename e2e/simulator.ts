import { build } from 'esbuild';
import { type Plan, type Summary, simulate } from '../src/lab/games/simulate.ts';
import { at } from '../tools/project.mjs';
import { openPage } from './browser.ts';
import { championGame } from './championGame.ts';

/** A function of a file as a script that any page can run. */
async function scriptOf(name: string, file: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${name} } from '${file}'; globalThis.${name} = ${name};`,
      resolveDir: at(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** What comes of the same games in Chromium and in Node. */
export async function simulateTwice(plan: Plan): Promise<readonly [Summary, Summary]> {
  const page = await openPage();
  await page.addScriptTag({ content: await scriptOf('simulate', './src/lab/games/simulate.ts') });
  const there = await page.evaluate(
    (wanted) => (globalThis as unknown as { simulate: (plan: Plan) => Summary }).simulate(wanted),
    plan,
  );
  await page.context().close();
  return [there, simulate(plan)];
}

/** What comes of the same game of a champion in Chromium and in Node. */
export async function championTwice(seed: number): Promise<readonly [string, string]> {
  const page = await openPage();
  await page.addScriptTag({ content: await scriptOf('championGame', './e2e/championGame.ts') });
  const there = await page.evaluate(
    (wanted) => (globalThis as unknown as { championGame: typeof championGame }).championGame(wanted),
    seed,
  );
  await page.context().close();
  return [there, await championGame(seed)];
}
