import type { Seat } from '#engine';
import type { ClientMessage } from '#protocol';
import { type Bucket, isFull, newBucket, takeOne } from './bucket.ts';

/** How fast a seat may act and talk, by however many sockets it does so. */
export interface Pace {
  readonly deeds: Bucket;
  readonly lines: Bucket;
}

type Heard = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;

/** Five lines at once, then one a second. */
const LINES = 5;
const LINES_PER_SECOND = 1;

const newPace = (perSecond: number, now: number): Pace => ({
  deeds: newBucket(perSecond * 2, perSecond, now),
  lines: newBucket(LINES, LINES_PER_SECOND, now),
});

/** The seats of a table, each with what it has left. They live where the table is, whatever node the sockets are at. */
export function openPaces(perSecond: number) {
  const paces = new Map<Seat, Pace>();
  const paceOf = (seat: Seat, now: number): Pace => {
    const pace = paces.get(seat) ?? newPace(perSecond, now);
    paces.set(seat, pace);
    return pace;
  };
  return {
    /** A spectator has only the limit of the socket; a guest with several seats speaks for the one they name. */
    mayDo(held: readonly Seat[], message: Heard, now: number): boolean {
      const seat = 'seat' in message && held.includes(message.seat) ? message.seat : held[0];
      if (seat === undefined || message.type === 'catchUp') return true;
      const { deeds, lines } = paceOf(seat, now);
      const isLine = message.type === 'say' || message.type === 'sayPhrase';
      return takeOne(deeds, now) && (!isLine || takeOne(lines, now));
    },
    /** A seat that may do and say as much as a new one is one. */
    rest(now: number): void {
      for (const [seat, { deeds, lines }] of paces) if (isFull(deeds, now) && isFull(lines, now)) paces.delete(seat);
    },
  };
}

export type Paces = ReturnType<typeof openPaces>;
