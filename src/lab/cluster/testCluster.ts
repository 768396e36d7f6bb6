import { join } from 'node:path';
import { openWires, type Wire } from '../lines/wires.ts';
import { type Child, serverAsChild } from '../processes/child.ts';
import { type NatsKind, type NatsServer, startNatsServers } from './natsServers.ts';

/** A node of the game with wires of its own to each NATS server. */
export interface Node extends Child {
  readonly wires: readonly Wire[];
}

export interface TestCluster {
  readonly servers: readonly NatsServer[];
  readonly nodes: readonly Node[];
  /** One address for all nodes. */
  readonly front: string;
  /** NATS directly, past all wires. */
  readonly nats: string;
  readonly close: () => Promise<void>;
}

export interface ClusterSize {
  readonly servers: number;
  readonly nodes: number;
  readonly port?: number;
  /** Without wires that can be cut, for measuring. */
  readonly direct?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  /** Where each machine keeps what it keeps, if not all in one folder. */
  readonly machines?: readonly string[];
  readonly nats?: NatsKind;
}

const addressesOf = (ports: readonly number[]): string => ports.map((port) => `nats://127.0.0.1:${port}`).join(',');

export async function startCluster(folder: string, size: ClusterSize): Promise<TestCluster> {
  const wires = openWires();
  const placeOf = (nth: number): string => size.machines?.[nth] ?? folder;
  const servers = await startNatsServers(
    folder,
    Array.from({ length: size.servers }, (_, nth) => placeOf(nth)),
    wires,
    size.nats,
  );
  const nodes: Node[] = [];
  for (let nth = 0; nth < size.nodes; nth += 1) {
    const own = size.direct ? [] : await Promise.all(servers.map(({ port }) => wires.wire(port)));
    // Each begins at another server.
    const ends = size.direct ? servers : own;
    const ports = ends.map((_, server) => ends[(server + nth) % ends.length]?.port ?? 0);
    const settings = { ...size.settings, PENDULUM_NATS: addressesOf(ports) };
    const child = await serverAsChild(join(placeOf(nth), `node-${nth + 1}`), settings);
    nodes.push({ ...child, wires: own });
  }
  const front = await wires.front(
    nodes.map(({ address }) => address),
    size.port,
  );
  return {
    servers,
    nodes,
    front,
    nats: addressesOf(servers.map(({ port }) => port)),
    async close() {
      await Promise.all(nodes.map((node) => node.kill()));
      await Promise.all(servers.map((server) => server.kill()));
      await wires.close();
    },
  };
}
