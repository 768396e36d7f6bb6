import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { type Bug, withBug } from './bugs.ts';

/** A program of this folder's, bundled with a bug in it. Gives its address. */
export async function programWith(bug: Bug, program: 'main' | 'run'): Promise<string> {
  const outfile = resolve('dist/run', `${program}-with-${bug.name}.js`);
  await build({
    entryPoints: [`src/lab/worlds/${program}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [puttingBack(bug)],
  });
  return pathToFileURL(outfile).href;
}

const puttingBack = (bug: Bug): Plugin => ({
  name: bug.name,
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      bug.changes.some(({ file }) => path === resolve(file))
        ? { contents: withBug(bug, path, readFileSync(path, 'utf8')), loader: 'ts' }
        : undefined,
    ),
});
