import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../../tools/ports.mjs';
import { temporaryFolder } from '../testing.ts';

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
