import type { FastifyBaseLogger } from 'fastify';
import { type Cluster, joinCluster, type OwnStore, readSubject } from '#server/parts';
import { connect } from '../jetstream/client.ts';
import { fairWay, type Way } from '../jetstream/line.ts';
import { pendulumServers } from '../jetstream/pendulum.ts';
import type { Age, Servers } from '../jetstream/servers.ts';
import type { Process } from './machine/process.ts';
import type { World } from './machine/world.ts';

/** The servers of NATS in a world of several nodes, and each node's way to them. */
export interface Net {
  readonly servers: Servers;
  readonly ways: readonly Way[];
  readonly joinAs: (nth: number) => JoinCluster;
  /** What is kept of a table, as a reader from outside finds it, and the claims of those who wrote it. */
  readonly read: (process: Process, code: string) => Promise<Kept>;
}

interface Kept {
  readonly entries: readonly string[];
  readonly claims: readonly number[];
}

interface Joining {
  readonly process: Process;
  readonly local: OwnStore;
  readonly logger: FastifyBaseLogger;
}

export type JoinCluster = (joining: Joining) => Promise<Cluster>;

const SERVERS = 3;
const NOBODY_COUNTS = { gauge: () => null };

export function openNet(world: World, nodes: number, age: Age): Net {
  const servers = pendulumServers(world, SERVERS, age);
  const ways = Array.from({ length: nodes }, fairWay);
  return {
    servers,
    ways,
    joinAs: (nth) => async (joining) => {
      const { process } = joining;
      const nats = connect({ servers, process, way: ways[nth] as Way });
      return joinCluster({ ...joining, node: process.machine.bytes(6).toString('hex'), nats, metrics: NOBODY_COUNTS });
    },
    async read(process, code) {
      const { writings } = await readSubject(connect({ servers, process, way: fairWay() }), code);
      return {
        entries: writings.flatMap(({ entries }) => entries),
        claims: writings.map(({ writer }) => Number(writer.split('.')[1] ?? 0)),
      };
    },
  };
}
