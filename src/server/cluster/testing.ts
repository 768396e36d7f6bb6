import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServerMessage } from '#protocol';
import { freePort } from '../../../tools/ports.mjs';
import { temporaryFolder } from '../testing.ts';
import { type Caller, call } from '../wire/caller.ts';

/** A nats-server of one's own with JetStream, gone when the test is over. */
export interface NatsForTest {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const PROGRAM = process.env.PENDULUM_NATS_SERVER ?? 'nats-server';

export async function natsForTest(): Promise<NatsForTest> {
  const data = temporaryFolder();
  const port = await freePort();
  const child = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', join(data.path, 'js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await isReady(child);
  return {
    address: `nats://127.0.0.1:${port}`,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      data.remove();
    },
  };
}

const isReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (data) => {
      said += data;
      if (said.includes('Server is ready')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`nats-server did not start: ${said}`)));
  });

export async function sitDown(caller: Caller, name: string): Promise<void> {
  caller.send({ type: 'sit', name });
  const { seat } = await caller.next('seated');
  caller.send({ type: 'change', seat, chair: { ready: true } });
  await caller.next('table', ({ table }) => table.chairs[seat]?.ready === true);
}

interface Back {
  readonly caller: Caller;
  readonly welcome: Extract<ServerMessage, { type: 'welcome' }>;
}

/** As browsers do: a guest who is turned away while a table moves tries again. */
export async function comeBack(
  address: string,
  code: string,
  tokens: readonly string[] = [],
  tries = 20,
): Promise<Back> {
  const caller = await call(address, code, { tokens });
  try {
    return { caller, welcome: await caller.next('welcome') };
  } catch (error) {
    if (tries === 0) throw error;
    return comeBack(address, code, tokens, tries - 1);
  }
}
