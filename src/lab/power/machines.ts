import { join } from 'node:path';
import { openNats, openSqliteStore, readSubject } from '#server';
import { healed } from '../chaos/clusterBlows.ts';
import type { NatsKind } from '../cluster/natsServers.ts';
import { startCluster, type TestCluster } from '../cluster/testCluster.ts';
import { serverAsChild } from '../processes/child.ts';
import { type Disk, type Model, openDisk, type Unsynced } from './disk.ts';

/** Machines that keep tables together and can lose their power. */
export interface Machines {
  readonly count: number;
  readonly address: string;
  /** All that runs on those machines is dead, and what was not synced is forgotten. */
  readonly cut: (which: readonly number[], seed: number) => Promise<readonly Unsynced[]>;
  /** All that ran there starts again, as often as it ends; throws where it does not come to itself. */
  readonly start: (which: readonly number[]) => Promise<void>;
  /** Opens what is kept for reading, while nobody plays. */
  readonly reader: () => Promise<Reader>;
  readonly close: () => Promise<void>;
}

interface Reader {
  readonly read: (code: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface Place {
  readonly folder: string;
  /** The built file system. */
  readonly program: string;
  readonly model: Model;
}

const BACK_WITHIN = 120_000;

/** Three machines, each with a NATS server and a node. */
export async function clusterMachines({ folder, program, model }: Place, nats: NatsKind): Promise<Machines> {
  const disks: Disk[] = [];
  for (const name of ['machine-1', 'machine-2', 'machine-3'])
    disks.push(await openDisk(program, join(folder, name), model));
  const machines = disks.map(({ path }) => path);
  const cluster = await startCluster(folder, { servers: 3, nodes: 3, machines, nats });
  const programs = (which: readonly number[]) => which.flatMap((one) => [cluster.servers[one], cluster.nodes[one]]);
  return {
    count: disks.length,
    address: cluster.front,
    async cut(which, seed) {
      await Promise.all(programs(which).map((one) => one?.kill()));
      return which.flatMap((one) => disks[one]?.cut(seed) ?? []);
    },
    async start(which) {
      await Promise.all(programs(which).map((one) => one && insist(one.start)));
      await healed(cluster);
    },
    reader: () => natsReader(cluster),
    async close() {
      await cluster.close();
      for (const disk of disks) await disk.close();
    },
  };
}

async function natsReader({ nats }: TestCluster): Promise<Reader> {
  const open = await openNats(nats, 'power');
  return {
    read: async (code) => (await readSubject(open, code)).writings.flatMap(({ entries }) => entries),
    close: () => open.connection.close(),
  };
}

/** One machine with one server, which keeps all by itself. */
export async function loneMachine({ folder, program, model }: Place): Promise<Machines> {
  const disk = await openDisk(program, join(folder, 'machine'), model);
  const data = join(disk.path, 'data');
  const server = await serverAsChild(data);
  return {
    count: 1,
    address: server.address,
    async cut(_, seed) {
      await server.kill();
      return [disk.cut(seed)];
    },
    start: () => insist(server.start),
    async reader() {
      await server.stop();
      const store = await openSqliteStore({ folder: data, limitMiB: 0 });
      return {
        read: store.read,
        async close() {
          await store.close();
          await server.start();
        },
      };
    },
    async close() {
      await server.kill();
      await disk.close();
    },
  };
}

async function insist(start: () => Promise<void>): Promise<void> {
  const late = performance.now() + BACK_WITHIN;
  for (;;)
    try {
      return await start();
    } catch (error) {
      if (performance.now() > late) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
}
