import { parentPort, workerData } from 'node:worker_threads';
import { StoreError } from '#table/kept';
import type { DatabaseOptions } from './database.ts';
import { answerOf, failed, type Outcome, type Packed, unpack } from './jobs.ts';
import { openKeeper } from './keeper.ts';

/** The thread with the database: one batch in, one commit, one batch of outcomes out. */
function start(): void {
  const port = parentPort;
  if (port === null) throw new Error('this file runs as a thread');
  try {
    const keeper = openKeeper(workerData as DatabaseOptions);
    port.on('message', (packed: Packed | 'close') => {
      if (packed === 'close') {
        keeper.close();
        return port.close();
      }
      port.postMessage(answerOf(keeper.keep(unpack(packed))));
      keeper.rest();
    });
    port.postMessage('open');
  } catch (error) {
    const { fault, message } = error instanceof StoreError ? error : new StoreError('broken', String(error));
    port.postMessage(failed(fault, message) satisfies Outcome);
    port.close();
  }
}

start();
