#!/usr/bin/env -S node --max-semi-space-size=32 --heap-growing-percent=200
// The command of the package: runs the server that was built before packing.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
