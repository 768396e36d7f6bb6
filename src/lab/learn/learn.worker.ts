import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { platform } from 'node:process';
import { parentPort } from 'node:worker_threads';
import { prepare } from '#bots';
import { judgeTrial, type Trial, type Verdict } from './measuring.ts';
import { recordsOf } from './playing.ts';
import { type Round, ranked } from './tournament.ts';
import type { Variant } from './variant.ts';

/** What a thread is given to do: a piece of games to be played and kept in a file, a trial, or a table of the ladder. */
export type Job =
  | {
      readonly do: 'play';
      readonly file: string;
      readonly first: number;
      readonly games: number;
      readonly variants: readonly Variant[];
    }
  | { readonly do: 'judge'; readonly trial: Trial }
  | { readonly do: 'rank'; readonly round: Round };

export type Done =
  | { readonly did: 'play'; readonly positions: number }
  | ({ readonly did: 'judge' } & Verdict)
  | { readonly did: 'rank'; readonly ranking: readonly string[] };

await prepare('champion');

const spent = (): number => Number.parseInt(readFileSync('/proc/thread-self/schedstat', 'latin1'), 10) / 1e6;
const now = platform === 'linux' ? spent : () => performance.now();

parentPort?.on('message', ({ nth, job }: { readonly nth: number; readonly job: Job }) => {
  parentPort?.postMessage({ nth, result: work(job) });
});

function work(job: Job): Done {
  if (job.do === 'judge') return { did: 'judge', ...judgeTrial(job.trial, now) };
  if (job.do === 'rank') return { did: 'rank', ranking: ranked(job.round) };
  const records = Array.from({ length: job.games }, (_, nth) => recordsOf(job.first + nth, job.variants)).flat();
  writeFileSync(`${job.file}.part`, Buffer.concat(records));
  renameSync(`${job.file}.part`, job.file);
  return { did: 'play', positions: records.length };
}
