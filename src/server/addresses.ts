import { type Bucket, newBucket, takeOne } from './bucket.ts';

const HOUR = 3600;
/** Beyond this many addresses the ones unheard of for longest are forgotten. */
const MOST_ADDRESSES = 50_000;

export type Addresses = ReturnType<typeof openAddresses>;

/** How much each address has of what there is only so much of. */
export function openAddresses(limits: { readonly tablesPerAddress: number; readonly socketsPerAddress: number }) {
  const sockets = new Map<string, number>();
  const tables = new Map<string, Bucket>();

  return {
    /** So many tables at once, and as many again every hour. */
    mayCreate(address: string, now: number): boolean {
      const bucket = tables.get(address) ?? newBucket(limits.tablesPerAddress, limits.tablesPerAddress / HOUR, now);
      tables.delete(address);
      tables.set(address, bucket);
      const [oldest] = tables.keys();
      if (tables.size > MOST_ADDRESSES && oldest !== undefined) tables.delete(oldest);
      return takeOne(bucket, now);
    },
    mayConnect(address: string): boolean {
      return (sockets.get(address) ?? 0) < limits.socketsPerAddress;
    },
    connect(address: string): void {
      sockets.set(address, (sockets.get(address) ?? 0) + 1);
    },
    disconnect(address: string): void {
      const left = (sockets.get(address) ?? 1) - 1;
      if (left > 0) sockets.set(address, left);
      else sockets.delete(address);
    },
  };
}
