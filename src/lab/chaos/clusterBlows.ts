import { isWhole, openNats } from '#server';
import type { NatsServer } from '../cluster/natsServers.ts';
import type { Node, TestCluster } from '../cluster/testCluster.ts';
import type { Wire } from '../lines/wires.ts';

/** Something bad that lasts until it is ended. */
export interface Blow {
  readonly says: string;
  readonly isNode: boolean;
  readonly atLeast: number;
  readonly end: () => Promise<void>;
}

const KINDS = ['killed', 'frozen', 'cut off'] as const;

/** Every kind in turn at nodes and NATS servers alike; which one is left to chance. */
export async function blowAt(cluster: TestCluster, nth: number): Promise<Blow> {
  const kind = KINDS[nth % KINDS.length] ?? 'killed';
  const isNode = Math.floor(nth / KINDS.length) % 2 === 0;
  const list = isNode ? cluster.nodes : cluster.servers;
  const which = Math.floor(Math.random() * list.length);
  const end = isNode ? await atNode(cluster.nodes[which], kind) : await atServer(cluster, which, kind);
  const atLeast = 500 + Math.random() * 3000;
  return { says: `${isNode ? 'node' : 'NATS server'} ${which + 1} ${kind}`, isNode, atLeast, end };
}

async function atNode(node: Node | undefined, kind: (typeof KINDS)[number]): Promise<() => Promise<void>> {
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

async function atServer(
  { servers, nodes }: TestCluster,
  which: number,
  kind: (typeof KINDS)[number],
): Promise<() => Promise<void>> {
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

/** Only one thing is broken at a time: a node that comes back is open again, a NATS server has caught up. */
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
