import { Worker } from 'node:worker_threads';
import type { Done, Job } from './learn.worker.ts';

/** Gives jobs to threads until there are no more or the time is up; what was begun is finished. */
export function doAll(jobs: readonly Job[], threads: number, until: number, told: (done: Done, nth: number) => void) {
  return new Promise<void>((resolve, reject) => {
    let next = 0;
    let busy = 0;
    const workers = Array.from({ length: Math.min(threads, jobs.length) }, startWorker);
    const give = (worker: Worker): void => {
      const job = Date.now() < until ? jobs[next] : undefined;
      if (job === undefined) return void worker.terminate();
      worker.postMessage({ nth: next, job });
      next += 1;
      busy += 1;
    };
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('message', ({ nth, result }: { readonly nth: number; readonly result: Done }) => {
        busy -= 1;
        told(result, nth);
        give(worker);
        if (busy === 0) resolve();
      });
      give(worker);
    }
    if (busy === 0) resolve();
  });
}

/** Dreams leave much behind them that a larger nursery never has to look at. */
const resourceLimits = { maxYoungGenerationSizeMb: 96 };
const startWorker = (): Worker => new Worker(new URL('./learn.worker.js', import.meta.url), { resourceLimits });
