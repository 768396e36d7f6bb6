import type { Worker } from 'node:worker_threads';
import { startThread } from '../../machine/thread.ts';

/** Turns drawings into PNG, the only kind messengers show, on a thread of its own. */
export interface Painter {
  /** Null if there is too much to paint, or no way to. */
  readonly paint: (picture: string) => Promise<Uint8Array | null>;
  readonly close: () => Promise<void>;
}

export type Painted = { readonly id: number; readonly png: Uint8Array | null };

const KEPT = 64;
const AT_ONCE = 8;

/** The thread starts with the first picture; what was painted lately is not painted again. */
export function openPainter(folder: string, complain: (error: unknown) => void): Painter {
  const kept = new Map<string, Promise<Uint8Array | null>>();
  const open = new Map<number, (png: Uint8Array | null) => void>();
  let thread: Worker | null = null;
  let next = 0;

  const start = (): Worker => {
    const started = startThread('picture', folder);
    started.unref();
    started.on('message', ({ id, png }: Painted) => answer(id, png));
    started.on('error', complain);
    started.on('exit', () => {
      thread = null;
      for (const id of [...open.keys()]) answer(id, null);
    });
    return started;
  };
  const answer = (id: number, png: Uint8Array | null): void => {
    open.get(id)?.(png);
    open.delete(id);
  };
  const begin = (picture: string): Promise<Uint8Array | null> =>
    new Promise((painted) => {
      thread ??= start();
      next += 1;
      open.set(next, painted);
      thread.postMessage({ id: next, picture });
    });

  return {
    async paint(picture) {
      const known = kept.get(picture);
      if (known !== undefined) return known;
      if (open.size >= AT_ONCE) return null;
      const painting = begin(picture);
      kept.set(picture, painting);
      for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
      const png = await painting;
      if (png === null) kept.delete(picture);
      return png;
    },
    close: async () => void (await thread?.terminate()),
  };
}
