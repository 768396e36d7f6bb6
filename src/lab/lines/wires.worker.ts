import { parentPort } from 'node:worker_threads';
import { openFront } from './front.ts';
import { type Line, openLine } from './line.ts';

/** What is asked of the thread that holds all wires; the answer to an opening is the port it listens on. */
export type WireOrder =
  | { readonly id: number; readonly open: 'line'; readonly to: string }
  | { readonly id: number; readonly open: 'front'; readonly nodes: readonly string[]; readonly port: number }
  | { readonly mute: number }
  | { readonly mend: number };

export interface WireAnswer {
  readonly id: number;
  readonly port: number;
}

const lines = new Map<number, Line>();

async function obey(order: WireOrder): Promise<void> {
  if ('mute' in order) return lines.get(order.mute)?.mute();
  if ('mend' in order) return lines.get(order.mend)?.mend();
  const { port } = await (order.open === 'line' ? openWire(order.to) : openFront(order.nodes, order.port));
  parentPort?.postMessage({ id: order.id, port } satisfies WireAnswer);
}

async function openWire(to: string): Promise<Line> {
  const line = await openLine(() => to);
  lines.set(line.port, line);
  return line;
}

parentPort?.on('message', obey);
