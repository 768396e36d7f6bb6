import { mayPublish, type Nats } from './nats/nats.ts';

/** One thing said by a node to another; a frame may come with it. */
export interface Item {
  readonly head: readonly unknown[];
  readonly body?: Uint8Array;
}

/**
 * What nodes say to one another: in order, without gaps, or not at all. Messages of a pair are counted; where one is
 * missing, both forget all they had in common and begin anew.
 */
export interface Links {
  readonly send: (to: string, ...head: readonly unknown[]) => void;
  /** The same frame for several guests of a node travels once. */
  readonly tell: (to: string, guest: number, frame: Uint8Array) => void;
  readonly sent: () => Readonly<Record<string, number>>;
  /** A beat said how many messages there should have been. */
  readonly check: (from: string, sentToUs: number) => void;
  readonly drop: (peer: string) => void;
  readonly flush: () => void;
}

/** On its way out. Until it leaves, more guests may come to hear its frame. */
interface Outgoing extends Item {
  readonly hearers?: number[];
}

interface Peer {
  sent: number;
  got: number;
  /** A beat has already told of more than came. */
  late: boolean;
  queue: Outgoing[];
  bytes: number;
}

const subjectOf = (node: string): string => `pendulum.to.${node}`;
const MOST_BYTES = 200_000;

export function openLinks(
  nats: Nats,
  node: string,
  hear: (from: string, item: Item) => void,
  broken: (peer: string) => void,
): Links {
  const peers = new Map<string, Peer>();
  let scheduled = false;
  const peerOf = (name: string): Peer => {
    const found = peers.get(name);
    if (found !== undefined) return found;
    const peer: Peer = { sent: 0, got: 0, late: false, queue: [], bytes: 0 };
    peers.set(name, peer);
    return peer;
  };

  const flushOne = (name: string, peer: Peer): void => {
    if (peer.queue.length === 0) return;
    peer.sent += 1;
    const batch = peer.queue;
    peer.queue = [];
    peer.bytes = 0;
    if (mayPublish(nats)) nats.connection.publish(subjectOf(name), packBatch(node, peer.sent, batch));
  };
  const flush = (): void => {
    scheduled = false;
    for (const [name, peer] of peers) flushOne(name, peer);
  };
  const add = (name: string, item: Outgoing): void => {
    const peer = peerOf(name);
    peer.queue.push(item);
    peer.bytes += 100 + (item.body?.length ?? 0);
    if (peer.bytes > MOST_BYTES) flushOne(name, peer);
    if (scheduled) return;
    scheduled = true;
    nats.machine.soon(flush);
  };
  const breakOff = (name: string): void => {
    peerOf(name).late = false;
    broken(name);
    add(name, { head: ['reset'] });
  };

  nats.connection.subscribe(subjectOf(node), {
    callback(error, message) {
      if (error !== null) return;
      const { from, nth, items } = unpackBatch(message.data);
      const peer = peerOf(from);
      const isNext = nth === peer.got + 1;
      peer.got = nth;
      peer.late = false;
      if (!isNext) breakOff(from);
      for (const item of items) {
        if (item.head[0] === 'reset') broken(from);
        else hear(from, item);
      }
    },
  });

  return {
    send: (to, ...head) => add(to, { head }),
    tell(to, guest, frame) {
      const last = peerOf(to).queue.at(-1);
      if (last?.body === frame && last.hearers !== undefined) return void last.hearers.push(guest);
      const hearers = [guest];
      add(to, { head: ['tell', hearers], body: frame, hearers });
    },
    sent: () => Object.fromEntries([...peers].map(([name, { sent }]) => [name, sent])),
    check(from, sentToUs) {
      const peer = peerOf(from);
      if (sentToUs <= peer.got) peer.late = false;
      else if (!peer.late) peer.late = true;
      else {
        peer.got = sentToUs;
        breakOff(from);
      }
    },
    drop: (peer) => void peers.delete(peer),
    flush,
  };
}

function packBatch(from: string, nth: number, items: readonly Item[]): Buffer {
  const heads = items.map(({ head, body }) => [body?.length ?? 0, ...head]);
  const first = Buffer.from(`${JSON.stringify([from, nth, heads])}\n`);
  return Buffer.concat([first, ...items.flatMap(({ body }) => body ?? [])]);
}

function unpackBatch(data: Uint8Array): { from: string; nth: number; items: readonly Item[] } {
  const whole = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const end = whole.indexOf(10);
  const [from, nth, heads] = JSON.parse(whole.toString('utf8', 0, end)) as [string, number, [number, ...unknown[]][]];
  let at = end + 1;
  const items = heads.map(([length, ...head]): Item => {
    at += length;
    return length === 0 ? { head } : { head, body: whole.subarray(at - length, at) };
  });
  return { from, nth, items };
}
