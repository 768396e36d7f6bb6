import type { Store, TableRecord } from '#table/kept';
import type { OwnStore } from '../store/sqliteStore.ts';
import { openClusterLedger } from './ledger.ts';
import { type ClusterLog, openLog } from './log.ts';
import type { Nats } from './nats/nats.ts';
import { openRegistry } from './registry.ts';

export interface ClusterStore extends Store, Pick<ClusterLog, 'fence' | 'forget'> {}

export interface ClusterStoreOptions {
  readonly nats: Nats;
  readonly node: string;
  /** This node's own database. */
  readonly local: OwnStore;
  /** Nobody else can have taken this node's tables up to now. */
  readonly isSure: () => boolean;
  /** Only tables that were claimed are written. */
  readonly claimsOnly?: boolean;
  readonly changed?: (table: TableRecord) => void;
}

/** The store of a cluster: everything in JetStream, and a copy of what is searched in this node's own database. */
export async function openClusterStore(options: ClusterStoreOptions): Promise<ClusterStore> {
  const { nats, node, local, isSure, claimsOnly = false, changed = () => {} } = options;
  const log = openLog(nats, node, isSure, claimsOnly);
  const registry = await openRegistry(nats, local, isSure, changed);
  const inOrder = orderly();
  return {
    ...registry,
    ledger: openClusterLedger(nats, local.ledger),
    append: (code, known, entries) => inOrder(code, log.append(code, known, entries)),
    read: log.read,
    readSome: log.readSome,
    save: (table) => inOrder(table.code, registry.save(table)),
    keepResults: (results) => inOrder(results[0]?.code ?? '', registry.keepResults(results)),
    fence: log.fence,
    forget(code) {
      log.forget(code);
      registry.forget(code);
    },
    // What is said is kept in JetStream, and the node's lease is a key written there again and again.
    prove: () => Promise.resolve(),
    lag: () => log.lag() + registry.lag() + local.lag(),
    async close() {
      await registry.close();
      await local.close();
    },
  };
}

/** What is asked for one table is answered in the order it was asked, though it goes to different subjects. */
function orderly() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(code: string, work: Promise<T>): Promise<T> => {
    const before = last.get(code) ?? Promise.resolve();
    const mine = work.then((value) => before.then(() => value));
    const settled = mine.then(
      () => {},
      () => {},
    );
    last.set(code, settled);
    settled.then(() => last.get(code) === settled && last.delete(code));
    return mine;
  };
}
