#!/usr/bin/env -S node --max-semi-space-size=32 --heap-growing-percent=200
// The command of the package: runs the server that was built before packing.
import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
if (process.argv.length === 2) await import('../dist/server/main.js');
else console.log(`Pendulum ${version}. It takes no arguments; docs/OPERATIONS.md lists its environment variables.`);
