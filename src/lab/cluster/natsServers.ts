import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
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

/** Which program, and whether it syncs what it acknowledges. */
export interface NatsKind {
  readonly program: string;
  readonly isSynced: boolean;
}

const PROGRAM = process.env.PENDULUM_NATS_SERVER ?? 'nats-server';

/** `sync_interval: always` where the server knows that: from 2.10 on. */
const usualKind = (): NatsKind => ({ program: PROGRAM, isSynced: knowsSync(natsVersion(PROGRAM)) });

export function natsVersion(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /v(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1] ?? '';
}

export function knowsSync(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 100 + minor >= 210;
}

/**
 * Servers that know each other, each with its data in a folder of those; between each two of them runs a wire that can be
 * cut. How they are set up lies in `folder`.
 */
export async function startNatsServers(
  folder: string,
  machines: readonly string[],
  wires: Wires,
  kind: NatsKind = usualKind(),
): Promise<readonly NatsServer[]> {
  const count = machines.length;
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const monitorPorts = await Promise.all(Array.from({ length: count }, freePort));
  const clusterPorts = await Promise.all(Array.from({ length: count }, freePort));
  const servers: NatsServer[] = [];
  for (const [nth, port] of ports.entries()) {
    const others = clusterPorts.filter((_, other) => other !== nth);
    const routes = await Promise.all(others.map(wires.wire));
    const place = join(machines[nth] ?? '', `nats-${nth + 1}`);
    const file = join(folder, `nats-${nth + 1}.conf`);
    const monitor = monitorPorts[nth] ?? 0;
    writeFileSync(file, settings(nth + 1, { port, monitor, cluster: clusterPorts[nth] ?? 0 }, place, routes, kind));
    servers.push(serverFrom(kind.program, file, port, monitor, routes));
  }
  await Promise.all(servers.map((server) => server.start()));
  return servers;
}

interface Ports {
  readonly port: number;
  readonly monitor: number;
  readonly cluster: number;
}

const settings = (
  nth: number,
  ports: Ports,
  place: string,
  routes: readonly Wire[],
  { isSynced }: NatsKind,
): string => `
server_name: n${nth}
listen: "127.0.0.1:${ports.port}"
http: "127.0.0.1:${ports.monitor}"
ping_interval: "2s"
ping_max: 2
jetstream { store_dir: "${place}/jetstream", max_memory_store: 64MB, max_file_store: 2GB${isSynced ? ', sync_interval: always' : ''} }
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

function serverFrom(program: string, file: string, port: number, monitor: number, routes: readonly Wire[]): NatsServer {
  let child: ChildProcess | undefined;
  return {
    port,
    routes,
    async start() {
      const started = spawn(program, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
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
