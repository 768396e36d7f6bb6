import { Worker } from 'node:worker_threads';
import type { Result } from './bout.ts';
import type { Bout } from './plan.ts';

/** Plays bouts on some threads until there are no more or the time is up; what was begun is finished. */
export function playAll(bouts: readonly Bout[], threads: number, until: number, told: (result: Result) => void) {
  return new Promise<void>((resolve, reject) => {
    const left = bouts.values();
    let busy = 0;
    const give = (worker: Worker): void => {
      const bout = Date.now() < until ? left.next().value : undefined;
      if (bout === undefined) return void worker.terminate();
      worker.postMessage(bout);
      busy += 1;
    };
    for (const worker of Array.from({ length: Math.min(threads, bouts.length) }, startWorker)) {
      worker.on('error', reject);
      worker.on('message', (result: Result) => {
        busy -= 1;
        told(result);
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
const startWorker = (): Worker => new Worker(new URL('./arena.worker.js', import.meta.url), { resourceLimits });
