import type { Copy, Stored } from './copy.ts';

/** One value of a bucket, as a watcher gets it. */
interface Value {
  readonly key: string;
  readonly operation: 'PUT' | 'DEL';
  readonly revision: number;
  readonly json: () => unknown;
}

/** Watchers of buckets at one client: each gets every newest value once, in order, whichever server it comes from. */
export function watching() {
  const watchers = new Map<string, Set<Watcher>>();
  return {
    open(stream: string): Watcher {
      const watcher = newWatcher(() => watchers.get(stream)?.delete(watcher));
      watchers.set(stream, (watchers.get(stream) ?? new Set()).add(watcher));
      return watcher;
    },
    isOpen: (stream: string): boolean => (watchers.get(stream)?.size ?? 0) > 0,
    /** One stream has more, or any may have. */
    look(stream: string | null, copyOf: (stream: string) => Copy): void {
      for (const [name, all] of watchers)
        if (stream === null || stream === name) for (const watcher of all) watcher.take(copyOf(name));
    },
  };
}

interface Watcher extends AsyncIterable<Value> {
  readonly take: (copy: Copy) => void;
  readonly stop: () => void;
}

function newWatcher(stopped: () => void): Watcher {
  const queue: Value[] = [];
  let next = 1;
  let isStopped = false;
  let wake = (): void => {};
  async function* values() {
    while (!isStopped) {
      const value = queue.shift();
      if (value !== undefined) yield value;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  return {
    take(copy) {
      for (const stored of copy.from(next)) {
        next = stored.seq + 1;
        queue.push(seen(stored));
      }
      wake();
    },
    stop() {
      isStopped = true;
      stopped();
      wake();
    },
    [Symbol.asyncIterator]: values,
  };
}

const seen = ({ seq, subject, headers, data }: Stored): Value => ({
  // Behind `$KV.BUCKET.`
  key: subject.split('.').slice(2).join('.'),
  operation: headers.get('KV-Operation') === 'DEL' ? 'DEL' : 'PUT',
  revision: seq,
  json: () => JSON.parse(Buffer.from(data).toString('utf8')),
});
