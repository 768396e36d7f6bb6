import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchLog } from './evidence.ts';

export interface Server {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const FREELY = {
  HOST: '127.0.0.1',
  PORT: '0',
  PENDULUM_TABLES_PER_ADDRESS: '1000',
  PENDULUM_SOCKETS_PER_ADDRESS: '1000',
  PENDULUM_REQUESTS_PER_MINUTE: '100000',
};

const QUICKEN = new URL('quicken.mjs', import.meta.url).href;

/** Settings of a server whose clocks run so many times faster. Its visitors are hastened as much. */
export const hastened = (times: number): Readonly<Record<string, string>> =>
  times === 1 ? {} : { NODE_OPTIONS: `--import ${QUICKEN}`, PENDULUM_HASTE: String(times) };

const ON_DATE = new URL('onDate.mjs', import.meta.url).href;

/** Settings of a server that begins at a moment of another day. */
export const onDate = (moment: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import ${ON_DATE}`,
  PENDULUM_DATE: moment,
});

const open = new Set<() => Promise<void>>();

/** For what a failed test left open. */
export const stopServers = async (): Promise<void> => void (await Promise.all([...open].map((stop) => stop())));

/** The built server as a process of its own, on a free port, with its data in a folder of its own. */
export async function openServer(
  settings: Readonly<Record<string, string>> = {},
  program = 'dist/server/main.js',
): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'pendulum-'));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...FREELY, PENDULUM_DATA: data, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = logOf(child);
  const forget = watchLog(log);
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    open.delete(stop);
    child.kill('SIGTERM');
    await ended;
    forget();
    rmSync(data, { recursive: true, force: true });
  };
  open.add(stop);
  return { address: await addressIn(child, log), stop };
}

function logOf(child: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => parts.push(String(data)));
  return () => parts.join('');
}

function addressIn(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = /is open at (http:\/\/\S+)/.exec(log())?.[1];
      if (found === undefined) return;
      child.stdout?.off('data', look);
      resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`the server stopped before it opened:\n${log()}`)));
  });
}
