import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { type Door, doorOf, type Live, newGuest } from '#table';
import type { Store } from '#table/kept';
import { type Config, type Environment, readConfig } from './machine/config.ts';
import { MACHINE } from './machine/machine.ts';
import { openMetrics } from './machine/metrics.ts';
import { NO_MANNERS } from './manners/manners.ts';
import { GUESTS_ONLY } from './people/people.ts';
import { startServer } from './start.ts';
import { openTables, type Tables } from './tables/tables.ts';

/** A folder that is gone when the test is over. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'pendulum-'));
  const remove = (): void => {
    chmodSync(path, 0o700);
    rmSync(path, { recursive: true, force: true });
  };
  return { path, remove };
}

/** Bundles the server's threads, for tests that run from the sources: beside the first come all others. */
export async function bundleThreads(): Promise<void> {
  const { bundle } = await import('../../tools/bundle.mjs');
  process.env.PENDULUM_THREADS = dirname(await bundle('src/server/store/store.worker.ts', 'dist/threads'));
}

/** A server from the sources on a port of its own, with its data in a folder of its own. */
export async function serverForTest(settings: Environment = {}): Promise<TestServer> {
  await bundleThreads();
  const data = temporaryFolder();
  const config = (port: number): Config => ({
    ...readConfig({
      PENDULUM_LOG: 'silent',
      PENDULUM_DATA: data.path,
      PENDULUM_CLIENT: data.path,
      PENDULUM_TABLES_PER_ADDRESS: '1000',
      PENDULUM_SOCKETS_PER_ADDRESS: '1000',
      PENDULUM_REQUESTS_PER_MINUTE: '100000',
      ...settings,
    }),
    host: '127.0.0.1',
    port,
  });
  let server = await startServer(config(0));
  const address = `http://127.0.0.1:${server.port}`;
  return {
    address,
    data: data.path,
    async restart() {
      await server.stop(100);
      server = await startServer(config(server.port));
    },
    async stop() {
      await server.stop(100);
      data.remove();
    },
  };
}

/** Tables without sockets and bots, for a store of the test's own. */
export const tablesForTest = (store: Store): Promise<Tables> =>
  openTables({
    machine: MACHINE,
    config: readConfig({}),
    store,
    metrics: openMetrics(),
    logger: pino({ level: 'silent' }),
    bots: { decide: () => Promise.resolve(null) },
    people: GUESTS_ONLY,
    manners: NO_MANNERS,
    keeping: null,
  });

/** A guest at a table, without a socket. */
export function guestAt(live: Live, tokens: readonly string[] = []) {
  const guest = newGuest({ send: () => {}, close: () => {}, drop: () => {} });
  const door = doorOf(live);
  door.arrive(guest, tokens, null, () => {});
  return {
    say: (message: Parameters<Door['hear']>[1]) => door.hear(guest, message),
    leave: () => door.leave(guest),
  };
}

export interface TestServer {
  readonly address: string;
  readonly data: string;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
