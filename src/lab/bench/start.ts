import { copyProject, startByNpm } from '../../../tools/stranger.mjs';
import type { Bench } from './figures/bench.ts';

const SECOND = 1000;

/** From `npm start` until the server says it is well. */
async function secondsToHealthy(folder: string): Promise<number> {
  const since = performance.now();
  const server = await startByNpm(folder);
  const { ok } = await fetch(`${server.address}/healthz`);
  const seconds = (performance.now() - since) / SECOND;
  await server.stop();
  if (!ok) throw new Error('the server is open but not well');
  return seconds;
}

/** A copy of the project in an empty folder, started twice; packages come from npm's cache where it has them. */
export const startBench: Bench = async () => {
  const { folder, remove } = copyProject();
  try {
    const first = await secondsToHealthy(folder);
    const second = await secondsToHealthy(folder);
    const lines = [
      { what: 'first npm start in an empty folder, to healthy', found: `${first.toFixed(1)} s` },
      {
        what: 'second npm start, to healthy',
        found: `${second.toFixed(1)} s`,
        mark: { text: 'at most 3 s', reached: second <= 3 },
      },
    ];
    return { figures: { first, second }, lines };
  } finally {
    remove();
  }
};
