// node tools/run.mjs <entry.ts> [arguments]: bundles a TypeScript program and runs it in this process.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { at } from './project.mjs';

const [entry, ...rest] = process.argv.slice(2);

function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

if (!entry) stop('usage: node tools/run.mjs <entry.ts> [arguments]');
if (!existsSync(at(entry))) stop(`${entry} does not exist yet, so there is nothing to run.`);
if (!existsSync(at('node_modules', 'esbuild'))) stop('Packages are missing: run npm ci first.');

const name = entry.replace(/\.tsx?$/, '.js').replaceAll(/[\\/]/g, '-');
const program = await bundle(entry, 'dist/run', name).catch(() => process.exit(1));
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], program, ...rest];
await import(pathToFileURL(program).href);
