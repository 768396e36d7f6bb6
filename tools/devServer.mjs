import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { context } from 'esbuild';
import { bundling } from './bundle.mjs';
import { freePort } from './ports.mjs';
import { at } from './project.mjs';

const FOLDER = 'dist/dev';

function start(port) {
  const { PENDULUM_DATA = at('data/dev'), PENDULUM_LOG = 'warn' } = process.env;
  const env = { ...process.env, PENDULUM_DATA, PENDULUM_LOG, HOST: '127.0.0.1', PORT: String(port) };
  const args = ['--enable-source-maps', at(FOLDER, 'main.js')];
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Once it says its address; or once it has ended, with its reason on the screen. */
async function opened(child) {
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  child.stdout.resume();
}

async function stop(child) {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Runs the server, and anew whenever its code has changed. The old one writes all tables down before the new one starts. Returns when it is open. */
export async function followServer() {
  // The same port after each start, so that the client finds the server again.
  const port = await freePort();
  let child;
  let turn = Promise.resolve();
  let built;
  const firstBuild = new Promise((resolve) => {
    built = resolve;
  });
  const startAnew = async () => {
    if (child !== undefined) console.log('the server has changed and starts anew');
    await stop(child);
    child = start(port);
    await opened(child);
  };
  const anew = {
    name: 'anew',
    setup: ({ onEnd }) =>
      onEnd(({ errors }) => {
        if (errors.length === 0) turn = turn.then(startAnew);
        built();
      }),
  };
  const building = await context({ ...bundling('src/server/main.ts', FOLDER), plugins: [anew] });
  await building.watch();
  await firstBuild;
  await turn;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      await building.dispose();
      await turn;
      await stop(child);
    },
  };
}
