// Installs and builds what is missing or changed, then runs the server in this process, which prints its address.
import { pathToFileURL } from 'node:url';
import { answerHelp } from './help.mjs';
import { needPackages } from './packages.mjs';
import { at } from './project.mjs';

answerHelp(`usage: npm start

Installs and builds what is missing or changed, then serves the game and prints the address to open.
Environment variables set it up: PORT (8080), HOST, PENDULUM_DATA (./data) and others, which README.md lists.
Ctrl+C pauses every game and ends.`);

try {
  needPackages();
  const { buildClient, buildServer } = await import('./build.mjs');
  if (await buildClient()) console.log('client built');
  if (await buildServer()) console.log('server built');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const main = at('dist/server/main.js');
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], main, ...process.argv.slice(2)];
await import(pathToFileURL(main).href);
