import { normalizeIP } from '@fastify/rate-limit';
import { type Bucket, newBucket, secondsToOne, takeOne } from '#table';

const HOUR = 3600;
/** Beyond this many addresses the ones unheard of for longest are forgotten. */
const MOST_ADDRESSES = 50_000;

/** A house has one IPv4 address or a whole /64 of IPv6: that is who is counted. */
const addressOf = (ip: string): string => normalizeIP(ip, 64);

/** How much each address has of what there is only so much of. */
export function openAddresses(limits: { readonly tablesPerAddress: number; readonly socketsPerAddress: number }) {
  const sockets = new Map<string, number>();
  const tables = new Map<string, Bucket>();

  return {
    /** So many tables at once, and as many again every hour. Takes one, or says how many seconds to wait. */
    waitToCreate(ip: string, now: number): number {
      const address = addressOf(ip);
      const bucket = tables.get(address) ?? newBucket(limits.tablesPerAddress, limits.tablesPerAddress / HOUR, now);
      tables.delete(address);
      tables.set(address, bucket);
      const [oldest] = tables.keys();
      if (tables.size > MOST_ADDRESSES && oldest !== undefined) tables.delete(oldest);
      return takeOne(bucket, now) ? 0 : secondsToOne(bucket);
    },
    mayConnect(ip: string): boolean {
      return (sockets.get(addressOf(ip)) ?? 0) < limits.socketsPerAddress;
    },
    connect(ip: string): void {
      const address = addressOf(ip);
      sockets.set(address, (sockets.get(address) ?? 0) + 1);
    },
    disconnect(ip: string): void {
      const address = addressOf(ip);
      const left = (sockets.get(address) ?? 1) - 1;
      if (left > 0) sockets.set(address, left);
      else sockets.delete(address);
    },
  };
}
