import { Worker } from 'node:worker_threads';

/** Starts `name.worker.js`, which the bundle puts beside itself; a test says where it put it. */
export function startThread(name: string, workerData: unknown): Worker {
  const folder = process.env.PENDULUM_THREADS;
  const file = `${name}.worker.js`;
  return new Worker(folder ? `${folder}/${file}` : new URL(file, import.meta.url), { workerData });
}
