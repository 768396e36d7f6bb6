import type { FastifyBaseLogger } from 'fastify';
import { StoreError } from '#table/kept';
import { MACHINE } from '../machine/machine.ts';
import type { Metrics } from '../machine/metrics.ts';
import type { Between } from '../quick/quick.ts';
import { type OwnStore, openSqliteStore } from '../store/sqliteStore.ts';
import type { Keeping } from '../tables/services.ts';
import type { Tables } from '../tables/tables.ts';
import { openDoubts } from './doubts.ts';
import { openLinks } from './links.ts';
import { openMembers } from './members.ts';
import { openMending } from './mending.ts';
import { refuseHalfway } from './nats/halfway.ts';
import { type Nats, openNats } from './nats/nats.ts';
import { checkSync } from './nats/syncing.ts';
import { Elsewhere, openOwners } from './owners.ts';
import { type Reach, reachTables } from './reach.ts';
import { type ClusterStore, openClusterStore } from './store.ts';

export interface ClusterOptions {
  readonly nats: string;
  readonly natsMonitor: string;
  readonly data: string;
  readonly dataLimitMiB: number;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
}

/** What nodes speak about besides tables. */
type Topic = 'quick' | 'addresses';

interface Hearer {
  readonly hear: (from: string, said: readonly unknown[]) => void;
  readonly broken: (node: string) => void;
}

/** This process as one node of several. */
export interface Cluster {
  readonly store: ClusterStore;
  readonly keeping: Keeping;
  /** The tables of all nodes, through those of this one. */
  readonly reach: (tables: Tables) => Tables;
  /** The other nodes for all that is said about something; and who hears what they say about it. */
  readonly between: (topic: Topic) => Between;
  readonly share: (topic: Topic, hearer: Hearer) => void;
  /** No table is taken from here on. */
  readonly drain: () => void;
  /** When all tables are handed over. */
  readonly leave: () => Promise<void>;
}

export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const node = MACHINE.bytes(6).toString('hex');
  const nats = await openNats(options.nats, `pendulum ${node}`);
  await refuseHalfway(nats);
  await checkSync({
    version: nats.connection.info?.version ?? '',
    monitors: options.natsMonitor.split(',').filter((address) => address !== ''),
    logger: options.logger,
  });
  const local = await openSqliteStore({
    folder: options.data,
    limitMiB: options.dataLimitMiB,
    // Only a copy: what is missing comes from NATS again.
    acceptsLoss: true,
  });
  return joinCluster({ ...options, node, nats, local });
}

interface NodeOptions {
  readonly logger: FastifyBaseLogger;
  readonly metrics: { readonly gauge: (...gauge: Parameters<Metrics['gauge']>) => unknown };
  readonly node: string;
  readonly nats: Nats;
  readonly local: OwnStore;
}

/** With a way to NATS and a database of its own. */
export async function joinCluster({ node, nats, local, logger, metrics }: NodeOptions): Promise<Cluster> {
  let tables: Tables | undefined;
  let reach: Reach | undefined;
  const hearers = new Map<unknown, Hearer>();
  let isDraining = false;

  const links = openLinks(
    nats,
    node,
    (from, item) => {
      members.hearFrom(from);
      const [topic, ...said] = item.head;
      const hearer = hearers.get(topic);
      if (hearer === undefined) reach?.hear(from, item);
      else hearer.hear(from, said);
    },
    (peer) => broken(peer),
  );
  const broken = (peer: string): void => {
    reach?.broken(peer);
    for (const hearer of hearers.values()) hearer.broken(peer);
  };
  const members = await openMembers({
    nats,
    node,
    sent: links.sent,
    heard: links.check,
    died(peer) {
      logger.warn({ peer }, 'a node is gone');
      broken(peer);
      links.drop(peer);
    },
    lost() {
      logger.error('this node has lost its lease and lets go of its tables');
      tables?.dropAll(new StoreError('fenced', 'the lease of this node is lost'));
      reach?.brokenAll();
    },
    regained: () => void doubts.begin(),
  });
  const store = await openClusterStore({
    nats,
    node,
    local,
    isSure: members.isSure,
    claimsOnly: true,
    changed: (table) => tables?.list(table),
  });
  const owners = openOwners(nats, members, store);
  const doubts = openDoubts(members, owners, async (code) =>
    tables?.drop(code, new StoreError('fenced', 'another node has taken this table')),
  );
  const mending = openMending(nats, members, logger);
  const isOpen = (): boolean => !isDraining && members.isWell();
  metrics.gauge('pendulum_cluster_well', '1 while this node holds its lease', () => Number(members.isWell()));
  metrics.gauge('pendulum_cluster_peers', 'Other nodes heard of just now', () => members.others().length);

  return {
    store,
    keeping: {
      async claim(code) {
        if (!isOpen()) throw new StoreError('fenced', 'this node takes no tables now');
        const claim = await owners.claim(code);
        if (!claim.mine) throw new Elsewhere(claim.owner);
        return claim.goOn;
      },
      release: owners.release,
      dropped: owners.dropped,
    },
    reach(own) {
      tables = own;
      reach = reachTables({
        machine: nats.machine,
        tables: own,
        links,
        owners,
        members,
        store,
        isOpen,
        isDoubted: doubts.isDoubted,
      });
      return { ...own, door: reach.door, look: reach.look, forgetName: reach.forgetName, isOpen };
    },
    between: (topic) => ({
      node,
      others: members.others,
      // Of those who are there, the first by name: all come to the same without a word.
      keeper: () => [node, ...members.others()].toSorted()[0] ?? node,
      send: (to, ...said) => links.send(to, topic, ...said),
    }),
    share: (topic, hearer) => void hearers.set(topic, hearer),
    drain() {
      isDraining = true;
    },
    async leave() {
      mending.stop();
      reach?.brokenAll();
      links.flush();
      await members.leave();
      await nats.connection.drain().catch(() => {});
    },
  };
}
