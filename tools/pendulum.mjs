#!/usr/bin/env -S node --max-semi-space-size=32 --heap-growing-percent=200
// The command of the package: runs the server that was built before packing, or copies what it keeps.
import { readFileSync } from 'node:fs';

const PROGRAMS = {
  backup: '../dist/server/backup.main.js',
  restore: '../dist/server/restore.main.js',
  convey: '../dist/server/convey.main.js',
};

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const usage = `Pendulum ${version}

usage: pendulum                         serves the game; docs/OPERATIONS.md lists its environment variables
       pendulum backup FILE [--force]   copies all tables into FILE, also while the server runs
       pendulum restore FILE [--force]  puts a copy back while no server runs
       pendulum convey --to ADDRESSES   copies all tables into a cluster, or with --from out of one`;

process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
const [command] = process.argv.slice(2);
if (command === undefined) await import('../dist/server/main.js');
else if (Object.hasOwn(PROGRAMS, command)) {
  process.argv.splice(2, 1);
  await import(PROGRAMS[command]);
} else {
  console.log(usage);
  if (command !== '--help') process.exitCode = 1;
}
