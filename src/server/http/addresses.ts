import { normalizeIP } from '@fastify/rate-limit';
import { type Bucket, newBucket, secondsToOne, takeOne } from '#table';

const HOUR = 3600;
/** Beyond this many addresses the ones unheard of for longest are forgotten. */
const MOST_ADDRESSES = 50_000;
/** An address with fewer than this share of its sockets at a node is not told of: nearly all are. */
const TOLD_FROM = 1 / 4;

/** A house has one IPv4 address or a whole /64 of IPv6: that is who is counted. */
const addressOf = (ip: string): string => normalizeIP(ip, 64);

export interface AddressOptions {
  readonly tablesPerAddress: number;
  readonly socketsPerAddress: number;
  readonly now: () => number;
  /** The other nodes of a cluster, which count the same addresses. */
  readonly between?:
    | { readonly others: () => readonly string[]; readonly send: (node: string, ...said: readonly unknown[]) => void }
    | undefined;
}

/** How much each address has of what there is only so much of, at all nodes together. */
export interface Addresses {
  /** So many tables at once, and as many again every hour. Takes one, or says how many seconds to wait. */
  readonly waitToCreate: (ip: string) => number;
  readonly mayConnect: (ip: string) => boolean;
  readonly connect: (ip: string) => void;
  readonly disconnect: (ip: string) => void;
  /** Another node tells what it has given to an address. */
  readonly hear: (from: string, said: readonly unknown[]) => void;
  /** That node is gone, and its sockets with it. */
  readonly broken: (node: string) => void;
}

export function openAddresses(options: AddressOptions): Addresses {
  const { tablesPerAddress, socketsPerAddress, now, between } = options;
  const sockets = new Map<string, number>();
  /** By node. */
  const elsewhere = new Map<string, Map<string, number>>();
  const tables = new Map<string, Bucket>();

  const bucketOf = (address: string): Bucket => {
    const bucket = tables.get(address) ?? newBucket(tablesPerAddress, tablesPerAddress / HOUR, now());
    tables.delete(address);
    tables.set(address, bucket);
    const [oldest] = tables.keys();
    if (tables.size > MOST_ADDRESSES && oldest !== undefined) tables.delete(oldest);
    return bucket;
  };
  const tell = (...said: readonly unknown[]): void => {
    for (const node of between?.others() ?? []) between?.send(node, ...said);
  };
  const count = (address: string, change: 1 | -1): void => {
    const before = sockets.get(address) ?? 0;
    const after = Math.max(0, before + change);
    if (after > 0) sockets.set(address, after);
    else sockets.delete(address);
    if (Math.max(before, after) >= socketsPerAddress * TOLD_FROM) tell('sockets', address, after);
  };
  const countElsewhere = (address: string): number =>
    [...elsewhere.values()].reduce((sum, counts) => sum + (counts.get(address) ?? 0), 0);
  const setElsewhere = (node: string, address: string, many: number): void => {
    const counts = elsewhere.get(node) ?? new Map<string, number>();
    elsewhere.set(node, counts);
    if (many > 0) counts.set(address, many);
    else counts.delete(address);
  };

  return {
    waitToCreate(ip) {
      const address = addressOf(ip);
      const bucket = bucketOf(address);
      if (!takeOne(bucket, now())) return secondsToOne(bucket);
      tell('table', address);
      return 0;
    },
    mayConnect(ip) {
      const address = addressOf(ip);
      return (sockets.get(address) ?? 0) + countElsewhere(address) < socketsPerAddress;
    },
    connect: (ip) => count(addressOf(ip), 1),
    disconnect: (ip) => count(addressOf(ip), -1),
    hear(from, [what, address, many]) {
      if (what === 'table') takeOne(bucketOf(String(address)), now());
      else setElsewhere(from, String(address), Number(many));
    },
    broken: (node) => void elsewhere.delete(node),
  };
}
