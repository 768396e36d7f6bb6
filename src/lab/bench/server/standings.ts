import type { Crowd } from '#testkit';
import type { Line } from '../figures/bench.ts';
import { percentile } from '../figures/bench.ts';

const EVERY = 300_000;
const GAMES = 100_000;

/** Rated games that are kept before the bench begins. */
export const CROWD: Crowd = { games: GAMES, people: 5000, from: Date.now() - GAMES * EVERY, every: EVERY };

const PATHS = {
  ratings: '/api/ratings?pace=usual',
  player: '/api/players/Player%2099',
  statistics: '/api/statistics',
} as const;

type Asked = keyof typeof PATHS;
type Waits = Readonly<Record<Asked, readonly number[]>>;

/** Three people look at these pages all the while, twenty times a second each. */
const PAUSE = 50;

export async function askStandings(address: string, meanwhile: Promise<unknown>): Promise<Waits> {
  const waits: Record<Asked, number[]> = { ratings: [], player: [], statistics: [] };
  let isOver = false;
  meanwhile.then(() => {
    isOver = true;
  });
  const look = async (of: Asked): Promise<void> => {
    while (!isOver) {
      const began = performance.now();
      const answer = await fetch(`${address}${PATHS[of]}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${PATHS[of]}: ${answer.status}`);
      waits[of].push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  await Promise.all((Object.keys(PATHS) as Asked[]).map(look));
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
