// npm run nodes [-- command]: runs a command under each Node the project promises, whose programs come from npm.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { answerHelp } from './help.mjs';
import { at, root } from './project.mjs';

answerHelp(`usage: npm run nodes [-- command]

Runs a command, npm test unless another one is given, under Node 20, 22 and 24, one after the other.
For example: npm run nodes -- npm run unit`);

const command = process.argv.slice(2).join(' ') || 'npm test';
const shell = true;

/** The folder of a Node's program, fetched once. */
function fetchNode(major) {
  const folder = at('dist/nodes', major);
  const bin = at('dist/nodes', major, 'node_modules/node/bin');
  if (existsSync(bin)) return bin;
  const args = ['install', '--no-save', '--no-audit', '--loglevel=error', `--prefix="${folder}"`, `node@${major}`];
  if (spawnSync(`npm ${args.join(' ')}`, { shell, stdio: 'inherit' }).status !== 0) throw new Error(`no Node ${major}`);
  return bin;
}

function passesUnder(major) {
  const PATH = [fetchNode(major), process.env.PATH].join(delimiter);
  return spawnSync(command, { cwd: root, env: { ...process.env, PATH }, shell, stdio: 'inherit' }).status === 0;
}

const found = ['20', '22', '24'].map((major) => ({ major, passes: passesUnder(major) }));
for (const { major, passes } of found) console.log(`Node ${major}: ${command} ${passes ? 'passes' : 'FAILS'}`);
process.exitCode = found.every(({ passes }) => passes) ? 0 : 1;
