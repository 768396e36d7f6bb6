import type { Worker } from 'node:worker_threads';
import type { Decision } from '#bots';
import type { Thinkers } from '#table';
import { startThread } from '../machine/thread.ts';

/** Bots think on threads of their own, so that people never wait for them. */
export interface BotPool extends Pick<Thinkers, 'decide'> {
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

export type Thought = { readonly id: number; readonly decision: Decision | null };

interface Thinker {
  readonly thread: Worker;
  readonly open: Map<number, (decision: Decision | null) => void>;
}

/** Threads start with the first bot that needs one. */
export function openBotPool(threads: number, complain: (error: unknown) => void): BotPool {
  const thinkers: Thinker[] = [];
  let next = 0;
  const start = (): Thinker => {
    const thread = startThread('bots', null);
    const thinker: Thinker = { thread, open: new Map() };
    thread.unref();
    thread.on('message', ({ id, decision }: Thought) => {
      thinker.open.get(id)?.(decision);
      thinker.open.delete(id);
    });
    thread.on('error', complain);
    thread.on('exit', () => {
      thinkers.splice(thinkers.indexOf(thinker), 1);
      for (const resolve of thinker.open.values()) resolve(null);
    });
    thinkers.push(thinker);
    return thinker;
  };
  const leastBusy = (): Thinker => {
    const [free] = thinkers.toSorted((one, other) => one.open.size - other.open.size);
    return free === undefined || (free.open.size > 0 && thinkers.length < threads) ? start() : free;
  };
  return {
    decide: (question) =>
      new Promise((resolve) => {
        const { thread, open } = leastBusy();
        next += 1;
        open.set(next, resolve);
        thread.postMessage({ id: next, question });
      }),
    waiting: () => thinkers.reduce((sum, { open }) => sum + open.size, 0),
    close: async () => {
      await Promise.all(thinkers.map(({ thread }) => thread.terminate()));
    },
  };
}
