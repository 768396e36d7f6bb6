import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Server {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The built server as a process of its own, on a free port, with its data in a folder of its own. */
export async function openServer(
  settings: Readonly<Record<string, string>> = {},
  program = 'dist/server/main.js',
): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'pendulum-'));
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      PENDULUM_DATA: data,
      PENDULUM_LOG: 'silent',
      PENDULUM_TABLES_PER_ADDRESS: '1000',
      PENDULUM_SOCKETS_PER_ADDRESS: '1000',
      PENDULUM_REQUESTS_PER_MINUTE: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(child);
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the server says nothing');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/\S+/.exec(line)?.[0];
    if (found !== undefined) return found;
  }
  throw new Error('the server stopped before it opened');
}
