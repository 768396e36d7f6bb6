import { workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { serveAsClerk } from '../machine/thread.ts';
import { answerTo, type Question } from './questions.ts';

/** Reads the database beside the thread that writes it, so that nobody waits. */
const database = new DatabaseSync(workerData as string, { readOnly: true });

serveAsClerk((question: Question): Uint8Array => Buffer.from(answerTo(database, question, Date.now())));
