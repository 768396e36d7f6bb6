import { isWhole, openNats } from '#server';
import type { NatsServer } from '../cluster/natsServers.ts';
import type { Node, TestCluster } from '../cluster/testCluster.ts';
import type { Wire } from '../lines/wires.ts';
import type { Kind, Planned, Target } from './plan.ts';

/** Something bad that lasts until it is ended. */
export interface Blow {
  readonly says: string;
  /** What was hit; of several at once none is told apart. */
  readonly at: 'node' | 'nats' | 'both';
  readonly atLeast: number;
  readonly end: () => Promise<void>;
}

/** What is planned, done. */
export async function strike(cluster: TestCluster, { after, targets, atLeast }: Planned): Promise<Blow> {
  await new Promise((resolve) => setTimeout(resolve, after));
  const ends = await Promise.all(targets.map((target) => hit(cluster, target)));
  const [first] = targets;
  return {
    says: targets
      .map(({ isNode, which, kind }) => `${isNode ? 'node' : 'NATS server'} ${which + 1} ${kind}`)
      .join(', '),
    at: targets.length > 1 ? 'both' : first?.isNode ? 'node' : 'nats',
    atLeast,
    end: async () => void (await Promise.all(ends.map((end) => end()))),
  };
}

const hit = (cluster: TestCluster, { isNode, which, kind }: Target): Promise<() => Promise<void>> =>
  isNode ? atNode(cluster.nodes[which], kind) : atServer(cluster, which, kind);

async function atNode(node: Node | undefined, kind: Kind): Promise<() => Promise<void>> {
  if (node === undefined) return async () => {};
  switch (kind) {
    case 'killed':
      await node.kill();
      return node.start;
    case 'frozen':
      process.kill(node.pid(), 'SIGSTOP');
      return async () => void process.kill(node.pid(), 'SIGCONT');
    case 'cut off':
      return cut(node.wires);
  }
}

async function atServer({ servers, nodes }: TestCluster, which: number, kind: Kind): Promise<() => Promise<void>> {
  const server = servers[which] as NatsServer;
  switch (kind) {
    case 'killed':
      await server.kill();
      return server.start;
    case 'frozen':
      server.freeze();
      return async () => server.thaw();
    case 'cut off':
      return cut([...wiresTo(servers, which), ...nodes.flatMap(({ wires }) => wires[which] ?? [])]);
  }
}

/** Its own wires to the others, and theirs to it. */
const wiresTo = (servers: readonly NatsServer[], which: number): readonly Wire[] => [
  ...(servers[which]?.routes ?? []),
  ...servers.flatMap(({ routes }, from) => (from === which ? [] : (routes[from < which ? which - 1 : which] ?? []))),
];

function cut(wires: readonly Wire[]): () => Promise<void> {
  for (const wire of wires) wire.mute();
  return async () => {
    for (const wire of wires) wire.mend();
  };
}

const HEAL_WITHIN = 60_000;

/** What was broken is whole before the next blow: a node that comes back is open again, a NATS server has caught up. */
export async function healed(cluster: TestCluster): Promise<void> {
  await natsHealed(cluster);
  const late = performance.now() + HEAL_WITHIN;
  for (let well = 0; well < 3; ) {
    if (performance.now() > late) throw new Error('the cluster did not heal');
    await new Promise((resolve) => setTimeout(resolve, 250));
    const answers = cluster.nodes.map(({ address }) =>
      fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    well = (await Promise.all(answers)).every(Boolean) ? well + 1 : 0;
  }
}

const STREAMS = ['PENDULUM_LOG', ...['owners', 'nodes', 'tables', 'results'].map((name) => `KV_pendulum-${name}`)];

/** All copies of every stream are there and alike; JetStream as a whole has a leader, or says nothing. */
async function natsHealed({ nats }: TestCluster): Promise<void> {
  const { connection, jsm } = await openNats(nats, 'chaos');
  const late = performance.now() + HEAL_WITHIN;
  const faults = async (): Promise<readonly unknown[]> => {
    await jsm.getAccountInfo();
    const streams = await Promise.all(STREAMS.map((name) => jsm.streams.info(name)));
    return streams.filter((stream) => !isWhole(stream)).map(({ config, cluster }) => [config.description, cluster]);
  };
  for (;;) {
    const found = await faults().catch((error: unknown) => [String(error)]);
    if (found.length === 0) break;
    if (performance.now() > late) throw new Error(`NATS did not heal: ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await connection.close();
}
