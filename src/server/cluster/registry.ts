import { type Registry, type Result, StoreError, type TableRecord, wholeResult, withoutName } from '#table/kept';
import type { OwnStore } from '../store/sqliteStore.ts';
import { openChain } from './chain.ts';
import { follow } from './follow.ts';
import { followLedger } from './ledger.ts';
import { BUCKETS, type Bucket, keySubject, lastOf, type Nats, streamOf } from './nats/nats.ts';

export interface ClusterRegistry extends Registry {
  readonly forget: (code: string) => void;
  readonly lag: () => number;
  readonly close: () => Promise<void>;
}

/**
 * Tables and results as keys, the same for all nodes. Each node keeps a copy in its own database, to list, to search and
 * to reckon ratings from; a node without one begins with everything there is.
 */
export async function openRegistry(
  nats: Nats,
  local: OwnStore,
  isSure: () => boolean,
  changed: (table: TableRecord) => void,
): Promise<ClusterRegistry> {
  const chainOf = (bucket: Bucket) =>
    openChain<string>(nats, {
      stream: streamOf(bucket),
      subject: (code) => keySubject(bucket, code),
      // Only the newest is ever read.
      pack: (items) => ({ payload: items.at(-1) ?? '', headers: {} }),
      look: async (code) => (await lastOf(nats, streamOf(bucket), keySubject(bucket, code)))?.seq ?? 0,
      isSure,
    });
  const tables = chainOf(BUCKETS.tables);
  const results = chainOf(BUCKETS.results);

  const fresh = async <T>(bucket: Bucket, code: string): Promise<{ value: T; seq: number } | undefined> => {
    const found = await lastOf(nats, streamOf(bucket), keySubject(bucket, code));
    return found === null ? undefined : { value: found.json<T>(), seq: found.seq };
  };
  const freshTable = async (code: string): Promise<TableRecord | undefined> => {
    if (code === '') return undefined;
    const found = await fresh<TableRecord>(BUCKETS.tables, code);
    if (found === undefined) return undefined;
    tables.begin(code, found.seq);
    return found.value;
  };
  /**
   * In this order: its copy may come in between, and then it is no table that was put away. Nor is one that was touched
   * elsewhere, of which the copy does not know yet.
   */
  const isArchived = async ({ code, touchedAt }: TableRecord): Promise<boolean> => {
    const copy = await local.recall(code);
    return copy !== undefined && copy.touchedAt >= touchedAt && (await local.load(code)) === undefined;
  };

  const watchers = [
    await follow(nats, BUCKETS.tables, async (entry) => {
      if (entry.operation !== 'PUT') return;
      const table = entry.json<TableRecord>();
      await local.save(table);
      changed(table);
    }),
    await follow(nats, BUCKETS.results, async (entry) => {
      if (entry.operation === 'PUT') await local.keepResults(entry.json<readonly Result[]>());
    }),
    await followLedger(nats, local.ledger),
  ];

  /** Fails where the table is written at the same moment. */
  const forgetName = async (code: string, seat: number): Promise<void> => {
    const table = await freshTable(code);
    if (table === undefined) throw new StoreError('broken', `no table ${code}`);
    await tables.write(code, JSON.stringify(withoutName(table, seat)));
    const found = await fresh<readonly Result[]>(BUCKETS.results, code);
    if (found !== undefined) {
      results.begin(code, found.seq);
      const list = found.value.map((result) =>
        result.seat === seat ? { ...result, name: '', person: null, rating: null } : result,
      );
      await results.write(code, JSON.stringify(list));
    }
    await local.forgetName(code, seat);
  };

  return {
    async save(table) {
      await tables.write(table.code, JSON.stringify(table));
      await local.save(table);
    },
    async load(code) {
      const table = await freshTable(code);
      return table === undefined || (await isArchived(table)) ? undefined : table;
    },
    recall: async (code) => (await local.recall(code)) ?? (await freshTable(code)),
    list: local.list,
    archive: local.archive,
    async keepResults(list) {
      const [first] = list;
      if (first === undefined) return;
      // A table that ends once more, at another node, has ended before.
      if ((await fresh(BUCKETS.results, first.code)) !== undefined) return;
      const rated = await local.rate(list);
      await results.write(first.code, JSON.stringify(rated));
      await local.keepResults(rated);
    },
    async results(code) {
      const found = await local.results(code);
      if (found.length > 0) return found;
      return ((await fresh<readonly Result[]>(BUCKETS.results, code))?.value ?? []).map(wholeResult);
    },
    standings: local.standings,
    ofPerson: local.ofPerson,
    async forgetName(code, seat) {
      for (let tries = 3; ; tries -= 1) {
        try {
          return await forgetName(code, seat);
        } catch (error) {
          if (tries === 0 || !(error instanceof StoreError) || error.fault !== 'fenced') throw error;
        }
      }
    },
    forget(code) {
      tables.forget(code);
      results.forget(code);
    },
    lag: () => tables.lag() + results.lag(),
    async close() {
      for (const stop of watchers) stop();
    },
  };
}
