import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../chaos/child.ts';
import { openRelay, type Relay } from './relay.ts';

/** One NATS server as a process of its own, with the same ports and data for all its lives. */
export interface NatsServer {
  readonly port: number;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** From the other servers. */
  readonly routes: readonly Relay[];
  readonly pid: () => number;
}

const PROGRAM = process.env.PENDULUM_NATS_SERVER ?? 'nats-server';

/** So many servers that know each other; between each two of them runs a wire that can be cut. */
export async function startNatsServers(count: number, folder: string): Promise<readonly NatsServer[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const clusterPorts = await Promise.all(Array.from({ length: count }, freePort));
  const servers: NatsServer[] = [];
  for (const [nth, port] of ports.entries()) {
    const others = clusterPorts.filter((_, other) => other !== nth);
    const routes = await Promise.all(others.map((other) => openRelay(() => other)));
    const place = join(folder, `nats-${nth + 1}`);
    mkdirSync(place, { recursive: true });
    const file = join(place, 'server.conf');
    writeFileSync(file, settings(nth + 1, port, clusterPorts[nth] ?? 0, place, routes));
    servers.push(serverFrom(file, port, routes));
  }
  await Promise.all(servers.map((server) => server.start()));
  return servers;
}

const settings = (nth: number, port: number, clusterPort: number, place: string, routes: readonly Relay[]): string => `
server_name: n${nth}
listen: "127.0.0.1:${port}"
ping_interval: "2s"
ping_max: 2
jetstream { store_dir: "${place}/jetstream", max_memory_store: 64MB, max_file_store: 2GB }
${
  routes.length === 0
    ? ''
    : `cluster {
  name: pendulum
  listen: "127.0.0.1:${clusterPort}"
  no_advertise: true
  routes: [${routes.map((relay) => `"nats-route://127.0.0.1:${relay.port}"`).join(', ')}]
}`
}
`;

function serverFrom(file: string, port: number, routes: readonly Relay[]): NatsServer {
  let child: ChildProcess | undefined;
  return {
    port,
    routes,
    async start() {
      const started = spawn(PROGRAM, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
      child = started;
      let said = '';
      await new Promise<void>((resolve, reject) => {
        started.stderr?.on('data', (data) => {
          if (said.length < 20_000) said += data;
          if (said.includes('Server is ready')) resolve();
        });
        started.once('error', reject);
        started.once('exit', () => reject(new Error(`nats-server did not start: ${said}`)));
      });
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    pid: () => child?.pid ?? 0,
  };
}
