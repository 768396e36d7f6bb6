import type { JetStreamClient, JetStreamManager, StoredMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { StoreError } from '#table/kept';
import { MACHINE, type Machine, pause } from '../../machine/machine.ts';

/** How long making and listing things may take. */
const PATIENCE = 2000;
/**
 * How long one question to a stream's leader may take. A node whose leader is gone asks again and again: the sooner, the
 * less is added to the election the servers hold.
 */
const QUICKLY = 750;
/** A node that was not heard of for so long has lost its tables; longer where machines are slow. */
export const LEASE = Number(process.env.PENDULUM_LEASE) || 2000;

export const LOG = 'PENDULUM_LOG';
export const BUCKETS = {
  owners: 'pendulum-owners',
  nodes: 'pendulum-nodes',
  tables: 'pendulum-tables',
  results: 'pendulum-results',
  ledger: 'pendulum-ledger',
} as const;
export type Bucket = (typeof BUCKETS)[keyof typeof BUCKETS];

export const logSubject = (code: string): string => `table.${code}`;
export const keySubject = (bucket: Bucket, key: string): string => `$KV.${bucket}.${key}`;
export const streamOf = (bucket: Bucket): string => `KV_${bucket}`;

/** The way to NATS. Loaded only in cluster mode. */
export interface Nats {
  readonly connection: NatsConnection;
  readonly js: JetStreamClient;
  readonly jsm: JetStreamManager;
  /** The same for small questions that are soon asked again. */
  readonly quick: JetStreamManager;
  readonly packages: Packages;
  /** Of this process: not NATS's. */
  readonly machine: Machine;
}

/** Whether anything can still be said: on its way out a connection takes nothing more, and throws. */
export const mayPublish = ({ connection }: Pick<Nats, 'connection'>): boolean =>
  !connection.isClosed() && !connection.isDraining();

const loadPackages = async () => ({
  transport: await import('@nats-io/transport-node'),
  jetstream: await import('@nats-io/jetstream'),
  kv: await import('@nats-io/kv'),
});
type Packages = Awaited<ReturnType<typeof loadPackages>>;

/** `nats://[user:password@]host:port`, several with commas between. */
export async function openNats(addresses: string, name: string, machine = MACHINE): Promise<Nats> {
  const packages = await loadPackages();
  const urls = addresses.split(',').map((address) => new URL(address.trim()));
  const [first] = urls;
  const options = {
    servers: urls.map(({ host }) => host),
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    reconnectJitter: 50,
    // A server that is silent is left before the lease is over.
    pingInterval: 500,
    maxPingOut: 2,
    timeout: PATIENCE,
    ignoreAuthErrorAbort: true,
    ...(first?.username ? { user: decodeURIComponent(first.username), pass: decodeURIComponent(first.password) } : {}),
  };
  try {
    const connection = await packages.transport.connect(options);
    const js = packages.jetstream.jetstream(connection, { timeout: PATIENCE });
    const jsm = await packages.jetstream.jetstreamManager(connection, { timeout: PATIENCE, checkAPI: false });
    const quick = await packages.jetstream.jetstreamManager(connection, { timeout: QUICKLY, checkAPI: false });
    const nats = { connection, js, jsm, quick, packages, machine };
    await again(
      nats,
      () => prepare(nats),
      30_000,
      (error) => isPassing(error) && !isWithoutJetStream(error),
    );
    return nats;
  } catch (error) {
    const shown = urls.map(({ host }) => host).join(', ');
    throw new StoreError(
      'broken',
      `NATS at ${shown} cannot be used. Start it with JetStream, or correct PENDULUM_NATS. (${(error as Error).message})`,
    );
  }
}

/** Three copies where there are three servers. */
async function prepare({ connection, jsm, js, packages }: Nats): Promise<void> {
  const isCluster = connection.info?.cluster !== undefined;
  const num_replicas = isCluster ? 3 : 1;
  const { RetentionPolicy, StorageType, JetStreamApiError } = packages.jetstream;
  const names = [LOG, ...Object.values(BUCKETS).map(streamOf)];
  // Making anything needs a leader of all of JetStream; finding that all is there does not.
  const found = await Promise.all(names.map((name) => jsm.streams.info(name).catch(() => null)));
  if (found.every((stream) => stream !== null)) return;
  try {
    await jsm.streams.add({
      name: LOG,
      subjects: [logSubject('*')],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      num_replicas,
    });
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.code === IN_USE)) throw error;
  }
  const kvm = new packages.kv.Kvm(js);
  const usual = { replicas: num_replicas, history: 1, allow_direct: false };
  await kvm.create(BUCKETS.owners, usual);
  await kvm.create(BUCKETS.nodes, { ...usual, ttl: LEASE });
  await kvm.create(BUCKETS.tables, usual);
  await kvm.create(BUCKETS.results, usual);
  await kvm.create(BUCKETS.ledger, usual);
}

const IN_USE = 10058;

/** The last message of a subject, as the stream's leader knows it. */
export const lastOf = (nats: Nats, stream: string, subject: string): Promise<StoredMsg | null> =>
  again(nats, () => nats.quick.streams.getMessage(stream, { last_by_subj: subject }));

/** Asks again while NATS is busy with itself. */
export async function again<T>(
  { machine }: Nats,
  ask: () => Promise<T>,
  within = 20_000,
  isWorthIt = isPassing,
): Promise<T> {
  const late = machine.now() + within;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (machine.now() > late || !isWorthIt(error)) throw error;
      await pause(machine, 50);
    }
  }
}

const PASSING = /timeout|no responders|503|not available|disconnect|no suitable peers|insufficient|temporarily|leader/i;
/** Also said of a server that has only just started. */
const isWithoutJetStream = (error: unknown): boolean => (error as Error).name === 'JetStreamNotEnabled';
const isPassing = (error: unknown): boolean => {
  const { name, message } = error as Error;
  return isWithoutJetStream(error) || PASSING.test(`${name} ${message}`);
};
