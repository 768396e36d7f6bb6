import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { bundle } from '../../../tools/bundle.mjs';

/** The server as a process of its own, on one port and one data folder for all its lives. */
export interface Child {
  readonly address: string;
  readonly start: () => Promise<void>;
  /** SIGKILL: no goodbye. */
  readonly kill: () => Promise<void>;
  /** SIGTERM: pauses, writes, says goodbye. Gives the exit code. */
  readonly stop: () => Promise<number>;
  readonly pid: () => number;
  /** What it said on its way; nothing is expected on stderr. */
  readonly complaints: () => string;
}

const GENEROUS = {
  PENDULUM_TABLES_PER_ADDRESS: '100000',
  PENDULUM_SOCKETS_PER_ADDRESS: '100000',
  PENDULUM_REQUESTS_PER_MINUTE: '10000000',
  PENDULUM_MESSAGES_PER_SECOND: '1000',
};

export async function serverAsChild(data: string, settings: Readonly<Record<string, string>> = {}): Promise<Child> {
  const program = await bundle('src/server/main.ts', 'dist/chaos');
  const port = await freePort();
  const env = {
    ...process.env,
    ...GENEROUS,
    PENDULUM_LOG: 'error',
    ...settings,
    HOST: '127.0.0.1',
    PORT: String(port),
    PENDULUM_DATA: data,
  };
  let child: ChildProcess | undefined;
  let complaints = '';

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, ['--enable-source-maps', program], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stderr?.on('data', (data) => {
      complaints += data;
    });
    await new Promise<void>((resolve, reject) => {
      started.stdout?.on('data', (data) => {
        if (String(data).includes('is open at')) resolve();
        else complaints += data;
      });
      started.once('exit', () => reject(new Error(`the server did not start: ${complaints}`)));
    });
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number> => {
    const ending = child;
    if (ending === undefined || ending.exitCode !== null) return ending?.exitCode ?? 0;
    const exit = once(ending, 'exit');
    ending.kill(signal);
    const [code] = await exit;
    return code ?? -1;
  };
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    pid: () => child?.pid ?? 0,
    complaints: () => complaints,
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
