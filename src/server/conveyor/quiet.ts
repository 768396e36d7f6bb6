import { StoreError } from '#table/kept';
import { BUCKETS, LEASE, LOG, type Nats, openNats, streamOf } from '../cluster/nats/nats.ts';

/** What was carried over, and found to be the same there. */
export interface Conveyed {
  readonly tables: number;
  readonly entries: number;
  readonly results: number;
  /** People, names, bans and the like. */
  readonly others: number;
}

/** Whose tables it is and who leads them is not carried: no node runs. */
export const CARRIED = [LOG, ...[BUCKETS.tables, BUCKETS.results, BUCKETS.ledger].map(streamOf)] as const;

/** Works on a cluster in which no node runs. */
export async function inQuiet<T>(addresses: string, work: (nats: Nats) => Promise<T>): Promise<T> {
  const nats = await openNats(addresses, 'conveyor');
  try {
    await refuseNodes(nats);
    return await work(nats);
  } finally {
    await nats.connection.close();
  }
}

async function refuseNodes(nats: Nats): Promise<void> {
  const kv = await new nats.packages.kv.Kvm(nats.js).open(BUCKETS.nodes, { allow_direct: false });
  for await (const _ of await kv.keys())
    throw new StoreError(
      'inUse',
      `Nodes of this cluster run, or were killed less than ${LEASE / 1000} s ago. Stop all of them, and run this again.`,
    );
}

export const countIn = async ({ jsm }: Nats, stream: string): Promise<number> =>
  (await jsm.streams.info(stream)).state.messages;

const AT_ONCE = 16;

/** Several at once, in their order. */
export async function forEach<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < list.length; from += AT_ONCE) await Promise.all(list.slice(from, from + AT_ONCE).map(work));
}

const MOST_ENTRIES = 200;
const MOST_BYTES = 200_000;

/** A log in parts that each fit into one message of NATS. */
export function partsOf(entries: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const part = parts.at(-1);
    bytes += Buffer.byteLength(entry);
    if (part === undefined || part.length === MOST_ENTRIES || bytes > MOST_BYTES) {
      parts.push([entry]);
      bytes = Buffer.byteLength(entry);
    } else part.push(entry);
  }
  return parts;
}
