import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { LEVELS, type Level } from '#bots';
import type { Result } from '../arena/bout.ts';
import { chartOf } from '../arena/chart.ts';
import { inOrder, keep, leftOf, readKept } from '../arena/kept.ts';
import { anythingGoes, type Bout, boutsOf, type Contest } from '../arena/plan.ts';
import { printReport } from '../arena/print.ts';
import { reportOf } from '../arena/report.ts';
import { playAll } from '../arena/threads.ts';
import { MOST_SEED, oneOf, readFlags, say, type Tool, wholeNumber } from '../cli/tool.ts';
import { TABLE_KINDS } from '../games/drawTable.ts';

export const arenaTool: Tool = {
  says: 'the levels of bots against each other: win rates with intervals, and how the characters fare',
  usage: `npm run lab -- arena [options]
  --games N     for each pairing (200)
  --players N   2 to 5 (4)
  --levels L    some of novice,adept,master,champion; one alone meets itself (all)
  --seed N      the same seed gives the same games (1)
  --table T     plain, untimed, or advanced: with glory and advanced placement (plain)
  --threads N   how many at once (the machine's)
  --seconds N   begin no game after them (until all are played)
  --keep FILE   keep each game in it, and play none again that it has
  --finish N    instead: N random set-ups of every kind, which all must end
  --json        one object instead of tables
  --chart FILE  also draw the win rates as SVG`,
  async run(args) {
    const { values } = readFlags(args, FLAGS);
    const contest: Contest = {
      levels: values.levels.split(',').map((level) => oneOf('levels', level, LEVELS)),
      players: wholeNumber('players', values.players, 2, 5),
      games: wholeNumber('games', values.games, 1, 100_000),
      seed: wholeNumber('seed', values.seed, 0, MOST_SEED),
      table: oneOf('table', values.table, TABLE_KINDS),
    };
    const seconds = values.seconds === undefined ? Infinity : wholeNumber('seconds', values.seconds, 0, 1_000_000);
    const threads = wholeNumber('threads', values.threads ?? `${availableParallelism()}`, 1, 64);
    const effort: Effort = { threads, until: Date.now() + seconds * 1000 };
    const finish = values.finish === undefined ? 0 : wholeNumber('finish', values.finish, 1, 1_000_000);
    if (finish > 0) return finishAll(finish, contest, threads, values.json);
    const report = reportOf(contest, await playOn(contest, effort, values.keep));
    if (values.chart !== undefined) writeFileSync(values.chart, chartOf(report));
    say(values.json ? JSON.stringify(report, null, 2) : printReport(report));
    if (report.failures.length > 0) process.exitCode = 1;
  },
};

const FLAGS = {
  games: { type: 'string', default: '200' },
  players: { type: 'string', default: '4' },
  levels: { type: 'string', default: LEVELS.join(',') },
  seed: { type: 'string', default: '1' },
  table: { type: 'string', default: 'plain' },
  threads: { type: 'string' },
  seconds: { type: 'string' },
  keep: { type: 'string' },
  finish: { type: 'string' },
  json: { type: 'boolean', default: false },
  chart: { type: 'string' },
} as const;

interface Effort {
  readonly threads: number;
  readonly until: number;
}

async function playSome(bouts: readonly Bout[], { threads, until }: Effort, told: (result: Result) => void) {
  const played: Result[] = [];
  const drawn = bar(bouts);
  await playAll(bouts, threads, until, (result) => {
    played.push(result);
    told(result);
    drawn(played.length);
  });
  return played;
}

/** Plays what the file does not have yet. */
async function playOn(contest: Contest, effort: Effort, file: string | undefined): Promise<readonly Result[]> {
  const bouts = boutsOf(contest);
  const known = file === undefined ? [] : readKept(file, contest);
  const played = await playSome(leftOf(bouts, known), effort, (result) => file !== undefined && keep(file, result));
  return inOrder(bouts, [...known, ...played]);
}

async function finishAll(games: number, { levels, seed }: Contest, threads: number, json: boolean): Promise<void> {
  const bouts = anythingGoes(games, levels, seed);
  const results = await playSome(bouts, { threads, until: Infinity }, () => undefined);
  const failures = results.flatMap(({ failed }) => failed ?? []);
  const seats = (level: Level) =>
    bouts.reduce((sum, bout) => sum + bout.levels.filter((one) => one === level).length, 0);
  const played = Object.fromEntries(levels.map((level) => [level, seats(level)]));
  // A refused command ends its game.
  const refused = failures.filter((failure) => failure.includes(' asked for ')).length;
  const finished = games - failures.length;
  const summary = { games, finished, refused, seats: played, failures };
  const sat = levels.map((level) => `${played[level]} ${level}s`).join(', ');
  const sentence = `${finished} of ${games} random set-ups finished with ${refused} commands refused (${sat})`;
  say(json ? JSON.stringify(summary, null, 2) : [sentence, ...failures].join('\n'));
  if (failures.length > 0) process.exitCode = 1;
}

const BAR = 40;

/** The bar of progress is drawn on stderr, and only on a terminal. */
function bar(bouts: readonly Bout[]): (played: number) => void {
  const began = Date.now();
  return (played) => {
    if (!process.stderr.isTTY) return;
    const part = played / bouts.length;
    const filled = Math.round(part * BAR);
    const left = Math.round(((Date.now() - began) / 1000) * (1 / part - 1));
    const drawn = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    process.stderr.write(
      `\r${drawn} ${played}/${bouts.length} games, ${left} s left   ${played === bouts.length ? '\n' : ''}`,
    );
  };
}
