import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { columns, MOST_SEED, readFlags, say, type Tool, wholeNumber } from '../cli/tool.ts';
import { type Rating, ratingsOf } from '../learn/elo.ts';
import type { Job } from '../learn/learn.worker.ts';
import { doAll } from '../learn/threads.ts';
import { roundsOf } from '../learn/tournament.ts';

export const ladderTool: Tool = {
  says: 'Elo of every level and of the three head starts of the Regency, from one tournament',
  usage: `npm run lab -- ladder [options]
  --games N     tables of four (400)
  --seed N      the same seed gives the same tables (1)
  --seconds N   begin nothing new after them (3600)
  --threads N   how many at once (the machine's)
  --out FILE    also keep who came where, as JSON`,
  async run(args) {
    const { values } = readFlags(args, FLAGS);
    const games = wholeNumber('games', values.games, 1, 100_000);
    const threads = wholeNumber('threads', values.threads ?? `${availableParallelism()}`, 1, 64);
    const until = Date.now() + wholeNumber('seconds', values.seconds, 0, 100_000) * 1000;
    const rounds = roundsOf(games, wholeNumber('seed', values.seed, 0, MOST_SEED));
    const rankings: (readonly string[])[] = [];
    const jobs = rounds.map((round): Job => ({ do: 'rank', round }));
    await doAll(jobs, threads, until, (done) => {
      if (done.did === 'rank') rankings.push(done.ranking);
    });
    if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(rankings));
    say(columns(printLadder(ratingsOf(rankings, 'adept'))));
  },
};

const FLAGS = {
  games: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '3600' },
  threads: { type: 'string' },
  out: { type: 'string' },
} as const;

const printLadder = (ratings: readonly Rating[]): readonly (readonly string[])[] => [
  ['who', 'Elo', '95 % interval', 'tables', 'won'],
  ...ratings.map(({ name, elo, low, high, tables, first }) => [
    name,
    `${elo}`,
    `${low} to ${high}`,
    `${tables}`,
    `${((first / tables) * 100).toFixed(1)} %`,
  ]),
];
