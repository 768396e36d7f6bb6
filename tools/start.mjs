// npm start: installs and builds what is missing or changed, then runs the server, which prints its address.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { needPackages } from './needs.mjs';
import { at } from './project.mjs';

process.env.NODE_ENV ??= 'production';

try {
  needPackages();
  if (existsSync(at('src/server/main.ts'))) await serve();
  else console.log('nothing to open yet');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function serve() {
  const { buildClient, buildServer } = await import('./build.mjs');
  if (await buildClient()) console.log('client built');
  if (await buildServer()) console.log('server built');
  const main = at('dist/server/main.js');
  process.setSourceMapsEnabled(true);
  process.argv = [process.argv[0], main, ...process.argv.slice(2)];
  await import(pathToFileURL(main).href);
}
