import { build } from 'esbuild';
import { type Plan, type Summary, simulate } from '../src/lab/games/simulate.ts';
import { at } from '../tools/project.mjs';
import { openPage } from './browser.ts';

/** The simulator as a script that any page can run. */
async function simulatorScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { simulate } from './src/lab/games/simulate.ts'; globalThis.simulate = simulate;`,
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
  await page.addScriptTag({ content: await simulatorScript() });
  const there = await page.evaluate(
    (wanted) => (globalThis as unknown as { simulate: (plan: Plan) => Summary }).simulate(wanted),
    plan,
  );
  await page.context().close();
  return [there, simulate(plan)];
}
