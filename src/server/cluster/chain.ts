import type { Nats } from './nats/nats.ts';
import { fenced, publishAfter } from './nats/publish.ts';

interface Line<T> {
  /** Sequence of the last message; undefined until it was looked up. */
  last: number | undefined;
  waiting: { readonly item: T; readonly done: () => void; readonly failed: (error: unknown) => void }[];
  running: boolean;
  /** A writer that failed once knows too little to go on: nothing more is written before `begin`. */
  failure: unknown;
}

interface Packed {
  readonly payload: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One message at a time per subject; whatever comes meanwhile goes together into the next one. */
export interface Chain<T> {
  readonly write: (key: string, item: T) => Promise<void>;
  /** From here on `key` is written behind that message; false where that is known better already. */
  readonly begin: (key: string, last: number) => boolean;
  readonly forget: (key: string) => void;
  readonly lag: () => number;
}

export interface ChainOptions<T> {
  readonly stream: string;
  readonly subject: (key: string) => string;
  /** Called once for each message, in the order they are written. */
  readonly pack: (items: readonly T[], key: string) => Packed;
  /** The sequence of the last message there is, for a key not begun. */
  readonly look: (key: string) => Promise<number>;
  readonly isSure: () => boolean;
}

export function openChain<T>(nats: Nats, options: ChainOptions<T>): Chain<T> {
  const lines = new Map<string, Line<T>>();
  let lag = 0;
  const lineOf = (key: string): Line<T> => {
    const found = lines.get(key);
    if (found !== undefined) return found;
    const line: Line<T> = { last: undefined, waiting: [], running: false, failure: undefined };
    lines.set(key, line);
    return line;
  };

  const run = async (key: string, line: Line<T>): Promise<void> => {
    line.running = true;
    while (line.waiting.length > 0) {
      const batch = line.waiting;
      line.waiting = [];
      try {
        line.last ??= await options.look(key);
        if (line.failure !== undefined) throw line.failure;
        const { payload, headers } = options.pack(
          batch.map(({ item }) => item),
          key,
        );
        const letter = { stream: options.stream, subject: options.subject(key), after: line.last, payload, headers };
        line.last = await publishAfter(nats, letter, options.isSure);
        for (const { done } of batch) done();
      } catch (error) {
        line.failure = error;
        for (const { failed } of [...batch, ...line.waiting]) failed(error);
        lag -= batch.length + line.waiting.length;
        return;
      }
      lag -= batch.length;
    }
    line.running = false;
  };

  return {
    write: (key, item) =>
      new Promise((done, failed) => {
        const line = lineOf(key);
        if (line.failure !== undefined) return failed(line.failure);
        line.waiting.push({ item, done, failed });
        lag += 1;
        if (!line.running) run(key, line);
      }),
    begin(key, last) {
      const line = lines.get(key);
      // The writer knows better than a reader who only looked.
      if (line !== undefined && line.failure === undefined && (line.running || (line.last ?? 0) >= last)) return false;
      lines.set(key, { last, waiting: [], running: false, failure: undefined });
      return true;
    },
    forget(key) {
      const line = lines.get(key);
      lines.delete(key);
      if (line === undefined) return;
      // What waits behind a message on its way must not go on in the name of the next one who writes here.
      line.failure ??= fenced(options.subject(key));
      for (const { failed } of line.waiting) failed(line.failure);
      lag -= line.waiting.length;
      line.waiting = [];
    },
    lag: () => lag,
  };
}
