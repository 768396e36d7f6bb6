import { parentPort } from 'node:worker_threads';
import { playBout } from './arenaBout.ts';
import type { Bout } from './arenaPlan.ts';

parentPort?.on('message', ({ nth, bout }: { readonly nth: number; readonly bout: Bout }) => {
  parentPort?.postMessage({ nth, result: playBout(bout, () => performance.now()) });
});
