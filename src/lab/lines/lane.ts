import { isMessage } from './frames.ts';
import type { Weather } from './weather.ts';

/** What the two lanes of a connection share with their line. */
export interface Road {
  readonly weather: () => Weather;
  readonly isHeld: () => boolean;
  /** Something waits to pass while the line is held. */
  readonly waits: () => void;
  /** A number from 0 to below 1, by the line's seed. */
  readonly chance: () => number;
  readonly now: () => number;
  readonly after: (millis: number, then: () => void) => void;
  readonly count: { doubled: number; late: number };
}

/** One way of a connection: what goes in comes out in the same order, when it is due. */
export interface Lane {
  readonly send: (piece: Buffer) => void;
  /** After all that was sent. */
  readonly end: (then: () => void) => void;
  /** Lets pass what is due, after the line was held. */
  readonly pass: () => void;
}

/** What a lost piece costs until it has come a second time, and how late a stray message is at most, in milliseconds. */
const SENT_AGAIN = 900;
const LATEST = 250;

export const happens = ({ chance }: Road, share: number): boolean => share > 0 && chance() < share;

export function openLane(road: Road, way: 'up' | 'down', deliver: (piece: Buffer) => void): Lane {
  const queue: { readonly due: number; readonly arrive: () => void }[] = [];
  let [sentAt, due] = [0, 0];
  let isWaiting = false;

  const pass = (): void => {
    if (road.isHeld()) return queue.length > 0 ? road.waits() : undefined;
    for (let [next] = queue; next !== undefined && next.due <= road.now(); [next] = queue) queue.shift()?.arrive();
    const [next] = queue;
    if (next === undefined || isWaiting) return;
    isWaiting = true;
    road.after(Math.ceil(next.due - road.now()), () => {
      isWaiting = false;
      pass();
    });
  };
  const arriveInOrder = (bytes: number, arrive: () => void): void => {
    const weather = road.weather();
    sentAt = Math.max(sentAt, road.now()) + (bytes * 1000) / weather[way];
    due = Math.max(due, sentAt + weather.latency + (happens(road, weather.loss) ? SENT_AGAIN : 0));
    queue.push({ due, arrive });
    pass();
  };
  const sendOnce = (piece: Buffer): void => {
    const inOrder = (): void => arriveInOrder(piece.length, () => deliver(piece));
    if (!isMessage(piece) || !happens(road, road.weather().strays)) return inOrder();
    road.count.late += 1;
    road.after(road.chance() * LATEST, inOrder);
  };
  return {
    send(piece) {
      sendOnce(piece);
      if (!isMessage(piece) || !happens(road, road.weather().doubles)) return;
      road.count.doubled += 1;
      sendOnce(piece);
    },
    end: (then) => arriveInOrder(0, then),
    pass,
  };
}
