import { WebSocket } from 'ws';

/** Five screens at a table, and how long a command takes to reach all of them. */
export interface Screens {
  readonly sockets: readonly WebSocket[];
  /** A command leaves; `key` is found again in what comes back. */
  readonly send: (seat: number, key: string, text: string) => void;
  readonly close: () => void;
}

export interface Sample {
  waits: number[];
  /** Commands that reached all screens, and messages that came in. */
  arrived: number;
  delivered: number;
  bytes: number;
}

export const newSample = (): Sample => ({ waits: [], arrived: 0, delivered: 0, bytes: 0 });

/** Found near the beginning of an ask and of what happened alike. */
const KEY = /"seat":(\d+),"nth":(\d+)/;
const KEY_WITHIN = 90;

/** Watches sockets that are open; `lead` gets every text of the first one. */
export function watchScreens(sockets: readonly WebSocket[], sample: Sample, lead: (text: string) => void): Screens {
  const open = new Map<string, { readonly at: number; left: number }>();
  sockets.forEach((socket, nth) => {
    socket.on('message', (data: Buffer) => {
      sample.delivered += 1;
      sample.bytes += data.length;
      const [, seat, count] = KEY.exec(data.toString('latin1', 0, KEY_WITHIN)) ?? [];
      const key = `${seat} ${count}`;
      const waiting = open.get(key);
      if (waiting !== undefined) {
        waiting.left -= 1;
        if (waiting.left === 0) {
          open.delete(key);
          sample.arrived += 1;
          sample.waits.push(performance.now() - waiting.at);
        }
      }
      if (nth === 0) lead(data.toString());
    });
    socket.on('error', () => {});
  });
  return {
    sockets,
    send(seat, key, text) {
      open.set(key, { at: performance.now(), left: sockets.length });
      sockets[seat]?.send(text);
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

export function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  return new Promise((resolve, reject) => socket.once('open', () => resolve(socket)).once('error', reject));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** In parts, so that nobody is overrun before anything is measured. */
export async function inParts<T, R>(list: readonly T[], size: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < list.length; from += size) {
    done.push(...(await Promise.all(list.slice(from, from + size).map(work))));
  }
  return done;
}
