import { Worker } from 'node:worker_threads';
import type { WireAnswer, WireOrder } from './wires.worker.ts';

/** A line between two programs that can fall silent: nothing passes, and neither of them is told. */
export interface Wire {
  readonly port: number;
  readonly mute: () => void;
  readonly mend: () => void;
}

/** All wires of a cluster, in a thread of their own: the thread that plays is often busy, and a wire must not be. */
export interface Wires {
  readonly wire: (to: number) => Promise<Wire>;
  /** One address for all those nodes. */
  readonly front: (nodes: readonly string[], port?: number) => Promise<string>;
  readonly close: () => Promise<void>;
}

const FILE = 'wires.worker.js';

export function openWires(): Wires {
  const folder = process.env.PENDULUM_THREADS;
  const thread = new Worker(folder ? `${folder}/${FILE}` : new URL(`./${FILE}`, import.meta.url));
  const waiting = new Map<number, (port: number) => void>();
  let count = 0;
  const say = (order: WireOrder): void => thread.postMessage(order);
  thread.on('message', ({ id, port }: WireAnswer) => {
    waiting.get(id)?.(port);
    waiting.delete(id);
  });
  const opened = (order: (id: number) => WireOrder): Promise<number> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, resolve);
      thread.once('error', reject);
      say(order(count));
    });
  thread.setMaxListeners(0);
  return {
    async wire(to) {
      const port = await opened((id) => ({ id, open: 'line', to: `http://127.0.0.1:${to}` }));
      return { port, mute: () => say({ mute: port }), mend: () => say({ mend: port }) };
    },
    async front(nodes, port = 0) {
      return `http://127.0.0.1:${await opened((id) => ({ id, open: 'front', nodes, port }))}`;
    },
    close: async () => void (await thread.terminate()),
  };
}
