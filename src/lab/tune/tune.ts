import { type Contest, trialsOf } from '../learn/contest.ts';
import type { Job } from '../learn/learn.worker.ts';
import type { Verdict } from '../learn/measuring.ts';
import { doAll } from '../learn/threads.ts';
import { type Cloud, drawFrom, moved } from './cma.ts';
import { tasteAt } from './taste.ts';

/** How candidates are tried. */
export interface Trying {
  readonly seed: number;
  /** In a generation, and games of each; all candidates of a generation play at the same tables. */
  readonly candidates: number;
  readonly games: number;
  readonly players: number;
  readonly threads: number;
}

/** A win says most; points tell apart those who win equally often. */
const POINT = 0.04;
const successOf = ({ won, points, restPoints }: Verdict): number => (won ? 1 : 0) + POINT * (points - restPoints);

export interface Tried {
  readonly cloud: Cloud;
  /** How the candidates of the generation fared against plain masters. */
  readonly wins: number;
  readonly games: number;
}

/** Lets a generation play against plain masters, and moves the cloud. */
export async function generation(cloud: Cloud, trying: Trying): Promise<Tried> {
  const points = drawFrom(cloud, trying.candidates, trying.seed);
  const contests = points.map((point, nth) => contestOf(point, `${nth}`, cloud.generation, trying));
  const verdicts: Verdict[] = [];
  const jobs = trialsOf(contests).map((trial): Job => ({ do: 'judge', trial }));
  await doAll(jobs, trying.threads, Infinity, (done) => {
    if (done.did === 'judge') verdicts.push(done);
  });
  const success = points.map((_, nth) =>
    verdicts.reduce((sum, verdict) => sum + (verdict.name === `${nth}` ? successOf(verdict) : 0), 0),
  );
  const order = points.map((_, nth) => nth).sort((one, other) => (success[other] ?? 0) - (success[one] ?? 0));
  const ranked = order.map((nth) => points[nth] ?? []);
  return { cloud: moved(cloud, ranked), wins: verdicts.filter(({ won }) => won).length, games: verdicts.length };
}

function contestOf(point: readonly number[], name: string, nth: number, { seed, games, players }: Trying): Contest {
  const one = { plays: 'master', taste: tasteAt(point) } as const;
  return { name, one, rest: 'master', players, games, seed: seed * 1000 + nth };
}
