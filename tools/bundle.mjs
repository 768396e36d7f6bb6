// TypeScript into one JavaScript file per entry, so that Node 20 can run it. Packages stay in node_modules.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { at, filesUnder, root } from './project.mjs';

const isWorker = (file) => file.endsWith('.worker.ts') && !file.startsWith('src/client/');

/** Threads are entries of their own: `src/server/x.worker.ts` comes to lie beside the bundle as `x.worker.js`. */
const workersFor = (entry) =>
  entry.startsWith('src/') ? filesUnder(entry.startsWith('src/server/') ? 'src/server' : 'src').filter(isWorker) : [];

/** What an operator runs besides the server lies beside it: `backup.main.ts` as `backup.main.js`. */
const commandsFor = (entry) =>
  entry === 'src/server/main.ts' ? filesUnder('src/server').filter((file) => file.endsWith('.main.ts')) : [];

export function bundling(entry, folder, name = basename(entry).replace(/\.tsx?$/, '.js')) {
  const entries = [{ in: at(entry), out: name.replace(/\.js$/, '') }];
  for (const other of [...workersFor(entry), ...commandsFor(entry)]) {
    entries.push({ in: at(other), out: basename(other, '.ts') });
  }
  return {
    absWorkingDir: root,
    entryPoints: entries,
    outdir: at(folder),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    sourcesContent: false,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  };
}

export async function bundle(entry, folder, name = basename(entry).replace(/\.tsx?$/, '.js')) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({ ...bundling(entry, folder, name), write: false });
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  return join(at(folder), name);
}

/** Another process may be reading the old one: it never sees half a file. */
function writeWhole(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
