import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseOptions } from './database.ts';
import type { Job, Outcome } from './jobs.ts';
import { answerOf, failed } from './jobs.ts';
import { openKeeper } from './keeper.ts';
import { StoreError } from './log.ts';

/** The thread with the database: one batch in, one commit, one batch of outcomes out. */
function start(): void {
  const port = parentPort;
  if (port === null) throw new Error('this file runs as a thread');
  try {
    const keeper = openKeeper(workerData as DatabaseOptions);
    port.on('message', (jobs: readonly Job[] | 'close') => {
      if (jobs !== 'close') return port.postMessage(answerOf(keeper.keep(jobs)));
      keeper.close();
      port.close();
    });
    port.postMessage('open');
  } catch (error) {
    const { fault, message } = error instanceof StoreError ? error : new StoreError('broken', String(error));
    port.postMessage(failed(fault, message) satisfies Outcome);
    port.close();
  }
}

start();
