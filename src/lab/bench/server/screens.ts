import { type BareSocket, openBareSocket } from './bareSocket.ts';

/** Five screens at a table, and how long a command takes to reach all of them. */
export interface Screens {
  /** A message without an answer that is waited for. */
  readonly say: (seat: number, text: string) => void;
  /** A command leaves; its seat and number are found again in what comes back. */
  readonly ask: (seat: number, nth: number, text: string) => void;
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

/** Stands near the beginning of an ask and of what happened alike. */
const SEAT = Buffer.from('"seat":');
const KEY_WITHIN = 60;
const SEATS_AT_MOST = 8;

/** Opens the sockets of a table; `lead` gets every text of the first one. */
export async function openScreens(
  address: string,
  seats: number,
  sample: Sample,
  lead: (text: string) => void,
): Promise<Screens> {
  const open = new Map<number, { readonly at: number; left: number }>();
  const arrive = (bytes: Buffer): void => {
    sample.delivered += 1;
    sample.bytes += bytes.length;
    const key = keyIn(bytes);
    const waiting = open.get(key);
    if (waiting === undefined) return;
    waiting.left -= 1;
    if (waiting.left > 0) return;
    open.delete(key);
    sample.arrived += 1;
    sample.waits.push(performance.now() - waiting.at);
  };
  const arriveAndLead = (bytes: Buffer): void => {
    arrive(bytes);
    lead(bytes.toString());
  };
  const sockets: BareSocket[] = [];
  for (let seat = 0; seat < seats; seat += 1)
    sockets.push(await openBareSocket(address, seat === 0 ? arriveAndLead : arrive));
  return {
    say: (seat, text) => sockets[seat]?.send(text),
    ask(seat, nth, text) {
      open.set(nth * SEATS_AT_MOST + seat, { at: performance.now(), left: seats });
      sockets[seat]?.send(text);
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

/** `"seat":3,"nth":17` as one number; -1 where there is none. */
function keyIn(bytes: Buffer): number {
  const at = bytes.subarray(0, KEY_WITHIN).indexOf(SEAT);
  if (at < 0) return -1;
  const seat = (bytes[at + SEAT.length] ?? 0) - 48;
  let nth = 0;
  for (let i = at + SEAT.length + ',"nth":'.length + 1; ; i += 1) {
    const digit = (bytes[i] ?? 0) - 48;
    if (digit < 0 || digit > 9) return nth * SEATS_AT_MOST + seat;
    nth = nth * 10 + digit;
  }
}
