import { readFileSync } from 'node:fs';
import { platform } from 'node:process';
import { parentPort } from 'node:worker_threads';
import { prepare } from '#bots';
import { playBout } from './bout.ts';
import type { Bout } from './plan.ts';

/** What this thread alone has spent of the processor, in milliseconds; Linux tells it in nanoseconds. */
const spent = (): number => Number.parseInt(readFileSync('/proc/thread-self/schedstat', 'latin1'), 10) / 1e6;
const now = platform === 'linux' ? spent : () => performance.now();

await prepare('champion');

parentPort?.on('message', (bout: Bout) => {
  parentPort?.postMessage(playBout(bout, now));
});
