import type { Bench, Found } from '../figures/bench.ts';
import { idleFound } from './idle.ts';
import { loadFound } from './load.ts';
import { restartFound } from './restart.ts';
import { soak } from './soak.ts';
import { spectatorsFound } from './spectators.ts';

const PARTS: Readonly<Record<string, () => Promise<Found>>> = {
  load: () => loadFound(),
  spectators: spectatorsFound,
  restart: restartFound,
};

/** What one server carries: all parts one after the other, or the one that is asked for. */
export const serverBench: Bench = async (args) => {
  const after = (flag: string): string | undefined => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const minutes = after('--soak');
  if (minutes !== undefined) return soak(Number(minutes));
  const only = after('--part');
  // What it finds, `load` finds as well.
  if (only === 'idle') return idleFound();
  let all: Found = { figures: {}, lines: [] };
  for (const [name, find] of Object.entries(PARTS)) {
    if (only !== undefined && only !== name) continue;
    const { figures, lines } = await find();
    all = { figures: { ...all.figures, ...figures }, lines: [...all.lines, ...lines] };
  }
  return all;
};
