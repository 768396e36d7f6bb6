import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** Starts `name.worker.js`, which the bundle puts beside itself; a test says where it put it. */
export function startThread(name: string, workerData: unknown): Worker {
  const folder = process.env.PENDULUM_THREADS;
  const file = `${name}.worker.js`;
  return new Worker(folder ? `${folder}/${file}` : new URL(file, import.meta.url), { workerData });
}

/** A thread that answers questions in the order they are asked. It starts with the first one. */
export interface Clerk<Question, Answer> {
  readonly ask: (question: Question) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

type Reply<Answer> = { readonly value: Answer } | { readonly error: string };

interface Asked<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export function openClerk<Question, Answer>(name: string, workerData: unknown): Clerk<Question, Answer> {
  let thread: Worker | null = null;
  let asked: Asked<Answer>[] = [];
  const start = (): Worker => {
    const started = startThread(name, workerData);
    started.unref();
    started.on('message', (reply: Reply<Answer>) => {
      const first = asked.shift();
      if ('value' in reply) first?.resolve(reply.value);
      else first?.reject(new Error(reply.error));
    });
    const end = (error: Error): void => {
      thread = null;
      const left = asked;
      asked = [];
      for (const { reject } of left) reject(error);
    };
    started.on('error', end);
    started.on('exit', () => end(new Error(`the thread ${name} ended`)));
    return started;
  };
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        thread ??= start();
        asked.push({ resolve, reject });
        thread.postMessage(question);
      }),
    close: async () => void (await thread?.terminate()),
  };
}

const LOWER = 10;

/** Where there are more threads than cores, those that serve tables go first. Only Linux knows threads by number. */
export function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), LOWER);
  } catch {
    // Without it this thread takes its turn like any other.
  }
}

/** The thread's side of a clerk. Nobody at a table waits for it. */
export function serveAsClerk<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  stepBack();
  parentPort?.on('message', async (question: Question) => {
    try {
      parentPort?.postMessage({ value: await answer(question) });
    } catch (error) {
      parentPort?.postMessage({ error: String(error) });
    }
  });
}
