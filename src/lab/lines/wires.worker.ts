import { parentPort } from 'node:worker_threads';
import { type Front, openFront } from './front.ts';
import { openRelay, type Relay } from './relay.ts';

/** What is asked of the thread that holds all wires; the answer to an opening is where it is open. */
export type WireOrder =
  | { readonly id: number; readonly open: 'relay'; readonly to: number }
  | { readonly id: number; readonly open: 'front'; readonly nodes: readonly string[]; readonly port: number }
  | { readonly cut: number }
  | { readonly mend: number };

export interface WireAnswer {
  readonly id: number;
  readonly port: number;
}

const relays = new Map<number, Relay>();
const fronts: Front[] = [];

async function obey(order: WireOrder): Promise<void> {
  if ('cut' in order) return relays.get(order.cut)?.cut();
  if ('mend' in order) return relays.get(order.mend)?.mend();
  const answer = (port: number): void => parentPort?.postMessage({ id: order.id, port } satisfies WireAnswer);
  if (order.open === 'relay') {
    const relay = await openRelay(() => order.to);
    relays.set(relay.port, relay);
    return answer(relay.port);
  }
  const front = await openFront(order.nodes, order.port);
  fronts.push(front);
  answer(Number(new URL(front.address).port));
}

parentPort?.on('message', obey);
