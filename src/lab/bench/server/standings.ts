import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Crowd } from '#testkit';
import type { Line } from '../figures/bench.ts';
import { percentile } from '../figures/bench.ts';

const EVERY = 300_000;
const GAMES = 100_000;

/** Rated games that are kept before the bench begins. */
export const CROWD: Crowd = { games: GAMES, people: 5000, from: Date.now() - GAMES * EVERY, every: EVERY };

export const PATHS = {
  ratings: '/api/ratings?pace=usual',
  player: '/api/players/Player%2099',
  statistics: '/api/statistics',
} as const;

export type Asked = keyof typeof PATHS;
export type Waits = Readonly<Record<Asked, readonly number[]>>;

/** People look at these pages all the while, on a thread of their own: that of the tables' screens is busy. */
export async function askStandings(address: string, meanwhile: Promise<unknown>): Promise<Waits> {
  const looking = new Worker(new URL('./standings.worker.js', import.meta.url), { workerData: address });
  const [[waits]] = await Promise.all([once(looking, 'message'), meanwhile.then(() => looking.postMessage('enough'))]);
  await looking.terminate();
  return waits;
}

/** What is found besides: how long those who look wait, and those who play meanwhile. */
export function foundOfStandings(waits: Waits, p99: number, quietP99: number) {
  const all = (Object.keys(waits) as Asked[]).map((of) => ({ of, p99: percentile(waits[of], 0.99) }));
  const figures = Object.fromEntries(all.map(({ of, p99 }) => [`${of}P99Ms`, Number(p99.toFixed(1))]));
  const lines = all.map(
    ({ of, p99 }): Line => ({
      what: `${of} with ${GAMES} rated games kept, p50 and p99`,
      found: `${percentile(waits[of], 0.5).toFixed(1)} ms, ${p99.toFixed(1)} ms`,
      mark: { text: 'at most 50 ms', reached: p99 <= 50 },
    }),
  );
  const table = { what: '  command to all screens meanwhile, p99', found: `${p99.toFixed(1)} ms` };
  const mark = { text: 'at most 15 ms more than without', reached: p99 <= quietP99 + 15 };
  return { figures: { ...figures, lookedAtP99Ms: Number(p99.toFixed(1)) }, lines: [...lines, { ...table, mark }] };
}
