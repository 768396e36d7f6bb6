import type { KV } from '@nats-io/kv';
import { type Registry, type Result, type Store, StoreError, type TableRecord, withoutName } from '#table/kept';
import { pause } from '../machine/machine.ts';
import { openChain } from './chain.ts';
import { again, BUCKETS, type Bucket, keySubject, lastOf, type Nats, streamOf } from './nats.ts';

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
  local: Store,
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
    await follow<TableRecord>(nats, BUCKETS.tables, async (table) => {
      await local.save(table);
      changed(table);
    }),
    await follow<readonly Result[]>(nats, BUCKETS.results, (list) => local.keepResults(list)),
  ];

  /** Fails where the table is written at the same moment. */
  const forgetName = async (code: string, seat: number): Promise<void> => {
    const table = await freshTable(code);
    if (table === undefined) throw new StoreError('broken', `no table ${code}`);
    await tables.write(code, JSON.stringify(withoutName(table, seat)));
    const found = await fresh<readonly Result[]>(BUCKETS.results, code);
    if (found !== undefined) {
      results.begin(code, found.seq);
      const list = found.value.map((result) => (result.seat === seat ? { ...result, name: '' } : result));
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
      await results.write(first.code, JSON.stringify(list));
      await local.keepResults(list);
    },
    async results(code) {
      const found = await local.results(code);
      return found.length > 0 ? found : ((await fresh<readonly Result[]>(BUCKETS.results, code))?.value ?? []);
    },
    ratings: local.ratings,
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

/** A node may open without all of them: whatever is looked for is looked up anyway. */
const FILL_WITHIN = 15_000;

/** Takes over every value there is and every one to come; resolves when all there were are in. */
async function follow<T>(nats: Nats, bucket: Bucket, take: (value: T) => Promise<void>): Promise<() => void> {
  const { state } = await again(nats, () => nats.jsm.streams.info(streamOf(bucket)));
  let stop = (): void => {};
  let isStopped = false;
  const isFilled = new Promise<void>((ready) => {
    if (state.messages === 0) ready();
    const watch = async (): Promise<void> => {
      const kv: KV = await new nats.packages.kv.Kvm(nats.js).open(bucket, { allow_direct: false });
      const values = await kv.watch({ ignoreDeletes: true });
      stop = () => values.stop();
      for await (const entry of values) {
        if (entry.operation === 'PUT') await take(entry.json<T>());
        if (entry.revision >= state.last_seq) ready();
      }
    };
    const watchOn = async (): Promise<void> => {
      while (!isStopped) {
        await watch().catch(() => {});
        await pause(nats.machine, 1000);
      }
    };
    watchOn();
  });
  await Promise.race([isFilled, pause(nats.machine, FILL_WITHIN)]);
  return () => {
    isStopped = true;
    stop();
  };
}
