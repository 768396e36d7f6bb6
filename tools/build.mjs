// npm run build: the client with Vite into dist/client, the server with esbuild into dist/server; only what changed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { answerHelp } from './help.mjs';
import { at, filesUnder, isTest, unlessDone } from './project.mjs';

const SETTINGS = [
  'licences.json',
  'package-lock.json',
  'package.json',
  'tools/build.mjs',
  'tools/bundle.mjs',
  'tools/offline.ts',
  'vite.config.ts',
];

function sources(...leaveOut) {
  const files = filesUnder('src').filter((file) => !isTest(file));
  return [...files.filter((file) => !leaveOut.some((folder) => file.startsWith(`src/${folder}/`))), ...SETTINGS];
}

/** Beside each file that never changes lies the same one packed, for the server to send instead. */
function pack(file) {
  const path = at('dist/client/assets', file);
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}

export function buildClient() {
  return unlessDone('client', sources('server', 'lab', 'testkit'), 'dist/client/index.html', async () => {
    process.env.NODE_ENV = 'production';
    const { build } = await import('vite');
    await build({ configFile: at('vite.config.ts'), logLevel: 'warn' });
    for (const file of readdirSync(at('dist/client/assets'))) if (/\.(js|css|svg)$/.test(file)) pack(file);
  });
}

export async function buildServer() {
  if (!existsSync(at('src/server/main.ts'))) return false;
  return unlessDone('server', sources('client', 'lab', 'testkit'), 'dist/server/main.js', () =>
    bundle('src/server/main.ts', 'dist/server'),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  answerHelp(
    'usage: npm run build\n\nThe client into dist/client and the server into dist/server, where sources have changed.',
  );
  const say = (name, built) => console.log(`${name}: ${built ? 'built' : 'unchanged'}`);
  say('client', await buildClient());
  if (existsSync(at('src/server/main.ts'))) say('server', await buildServer());
}
