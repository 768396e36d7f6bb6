import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tools/ports.mjs';
import type { Wire, Wires } from '../lines/wires.ts';

/** One NATS server as a process of its own, with the same ports and data for all its lives. */
export interface NatsServer {
  readonly port: number;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** From the other servers. */
  readonly routes: readonly Wire[];
  readonly pid: () => number;
  /** Messages and bytes that came in so far, from nodes and from other servers. */
  readonly traffic: () => Promise<Traffic>;
}

interface Traffic {
  readonly messages: number;
  readonly bytes: number;
}

const PROGRAM = process.env.PENDULUM_NATS_SERVER ?? 'nats-server';

/** So many servers that know each other; between each two of them runs a wire that can be cut. */
export async function startNatsServers(count: number, folder: string, wires: Wires): Promise<readonly NatsServer[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const monitorPorts = await Promise.all(Array.from({ length: count }, freePort));
  const clusterPorts = await Promise.all(Array.from({ length: count }, freePort));
  const servers: NatsServer[] = [];
  for (const [nth, port] of ports.entries()) {
    const others = clusterPorts.filter((_, other) => other !== nth);
    const routes = await Promise.all(others.map(wires.wire));
    const place = join(folder, `nats-${nth + 1}`);
    mkdirSync(place, { recursive: true });
    const file = join(place, 'server.conf');
    const monitor = monitorPorts[nth] ?? 0;
    writeFileSync(file, settings(nth + 1, { port, monitor, cluster: clusterPorts[nth] ?? 0 }, place, routes));
    servers.push(serverFrom(file, port, monitor, routes));
  }
  await Promise.all(servers.map((server) => server.start()));
  return servers;
}

/** As `sync_interval: always` where the server knows that: from 2.10 on. */
function syncing(): string {
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /v(\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) * 100 + Number(minor) >= 210 ? ', sync_interval: always' : '';
}

interface Ports {
  readonly port: number;
  readonly monitor: number;
  readonly cluster: number;
}

const settings = (nth: number, ports: Ports, place: string, routes: readonly Wire[]): string => `
server_name: n${nth}
listen: "127.0.0.1:${ports.port}"
http: "127.0.0.1:${ports.monitor}"
ping_interval: "2s"
ping_max: 2
jetstream { store_dir: "${place}/jetstream", max_memory_store: 64MB, max_file_store: 2GB${syncing()} }
${
  routes.length === 0
    ? ''
    : `cluster {
  name: pendulum
  listen: "127.0.0.1:${ports.cluster}"
  no_advertise: true
  routes: [${routes.map((wire) => `"nats-route://127.0.0.1:${wire.port}"`).join(', ')}]
}`
}
`;

function serverFrom(file: string, port: number, monitor: number, routes: readonly Wire[]): NatsServer {
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
    async traffic() {
      const answer = await fetch(`http://127.0.0.1:${monitor}/varz`);
      const { in_msgs, in_bytes } = (await answer.json()) as { in_msgs: number; in_bytes: number };
      return { messages: in_msgs, bytes: in_bytes };
    },
  };
}
