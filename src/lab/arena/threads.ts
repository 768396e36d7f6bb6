import { Worker } from 'node:worker_threads';
import type { Result } from './bout.ts';
import type { Bout } from './plan.ts';

/** Plays all bouts on some threads; the results come in the order of the bouts, however long each took. */
export function playAll(bouts: readonly Bout[], threads: number, progress: (played: number) => void) {
  return new Promise<readonly Result[]>((resolve, reject) => {
    const results: Result[] = [];
    let next = 0;
    let played = 0;
    const workers = Array.from({ length: Math.min(threads, bouts.length) }, startWorker);
    const give = (worker: Worker) => {
      const bout = bouts[next];
      if (bout !== undefined) worker.postMessage({ nth: next, bout });
      next += 1;
    };
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('message', ({ nth, result }: { readonly nth: number; readonly result: Result }) => {
        results[nth] = result;
        played += 1;
        progress(played);
        give(worker);
        if (played < bouts.length) return;
        for (const one of workers) void one.terminate();
        resolve(results);
      });
      give(worker);
    }
  });
}

const startWorker = (): Worker => new Worker(new URL('./arena.worker.js', import.meta.url));
