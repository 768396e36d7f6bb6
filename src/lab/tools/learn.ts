import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { columns, Misuse, readFlags, say, type Tool, wholeNumber } from '../cli/tool.ts';
import { type Contest, printVerdicts, summaryOf, trialsOf } from '../learn/contest.ts';
import { pack, toHalves } from '../learn/halves.ts';
import type { Job } from '../learn/learn.worker.ts';
import type { Verdict } from '../learn/measuring.ts';
import { doAll } from '../learn/threads.ts';
import { readRecords, train } from '../learn/train.ts';
import { readWeights, type Variant, variantOf } from '../learn/variant.ts';
import { type Cloud, firstCloud } from '../tune/cma.ts';
import { TASTES, tasteAt } from '../tune/taste.ts';
import { generation, type Trying } from '../tune/tune.ts';

export const learnTool: Tool = {
  says: 'what makes the champion: plays and records games, and measures what was learnt from them',
  usage: `npm run lab -- learn play|train|pack|measure|tune [options]
  play       games whose positions are kept in pieces; a piece that is there is not played again
    --out DIR       where (reports/learn/play)
    --mix LIST      who plays: adept, master, master:STEPS, champion@FILE or champion@FILE:STEPS, or a JSON file (adept,master)
    --games N       (2000)   --piece N  games in a file (20)
  train FOLDER …   a network from what was played, on one processor; tools/learn/train.py does it on a GPU
    --out FILE      (reports/learn/weights.bin)   --epochs N  (8)
  pack FILE …   trained networks that judge together, in 8 bits
    --out FILE      a .bin, or the .ts that the champion reads (src/bots/chances/weights.ts)
  measure    one variant against others, from every seat of the same tables
    --plan FILE     a list of { name, one, rest, players, games, seed, table }
    --out FILE      also keep the verdicts as JSON
  tune       the 24 numbers of a master's taste by CMA-ES, against plain masters; goes on from FILE if it is there
    --out FILE      (reports/learn/tune.json)   --candidates N  in a generation (12)
    --games N       of each candidate           --players N  (4)   --generations N  in all (1000)
  all
    --seed N        (1)      --seconds N  begin nothing new after them (600)   --threads N  (the machine's)`,
  async run(args) {
    const { values, positionals } = readFlags(args, FLAGS, true);
    const threads = wholeNumber('threads', values.threads ?? `${availableParallelism()}`, 1, 64);
    const until = Date.now() + wholeNumber('seconds', values.seconds, 0, 100_000) * 1000;
    if (positionals[0] === 'play') return play(values, threads, until);
    if (positionals[0] === 'train') return learnAll(values, positionals.slice(1));
    if (positionals[0] === 'pack') return packAll(values, positionals.slice(1));
    if (positionals[0] === 'measure') return measure(values, threads, until);
    if (positionals[0] === 'tune') return tune(values, threads, until);
    throw new Misuse(`learn play, train, pack, measure or tune, not "${positionals[0] ?? ''}"`);
  },
};

const FLAGS = {
  out: { type: 'string' },
  mix: { type: 'string', default: 'adept,master' },
  games: { type: 'string', default: '2000' },
  piece: { type: 'string', default: '20' },
  plan: { type: 'string' },
  candidates: { type: 'string', default: '12' },
  players: { type: 'string', default: '4' },
  generations: { type: 'string', default: '1000' },
  epochs: { type: 'string', default: '8' },
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '600' },
  threads: { type: 'string' },
} as const;

type Values = { readonly [K in keyof typeof FLAGS]?: string };

async function play(values: Values, threads: number, until: number): Promise<void> {
  const folder = values.out ?? 'reports/learn/play';
  const seed = wholeNumber('seed', values.seed ?? '', 0, 4000);
  const games = wholeNumber('games', values.games ?? '', 1, 1_000_000);
  const piece = wholeNumber('piece', values.piece ?? '', 1, 1000);
  const variants = mixOf(values.mix ?? '');
  mkdirSync(folder, { recursive: true });
  const jobs = Array.from({ length: Math.ceil(games / piece) }, (_, nth): Job => {
    const file = join(folder, `${seed}-${`${nth}`.padStart(5, '0')}.bin`);
    return { do: 'play', file, first: seed * 1_000_000 + nth * piece, games: piece, variants };
  }).filter((job) => job.do !== 'play' || !existsSync(job.file));
  const began = Date.now();
  let positions = 0;
  let pieces = 0;
  await doAll(jobs, threads, until, (done) => {
    pieces += 1;
    positions += done.did === 'play' ? done.positions : 0;
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  say(`${pieces * piece} games with ${positions} positions in ${seconds} s, ${jobs.length - pieces} pieces left`);
}

/** Who plays: a list, or a file of variants. */
const mixOf = (mix: string): readonly Variant[] =>
  mix.endsWith('.json') ? JSON.parse(readFileSync(mix, 'utf8')) : mix.split(',').map(variantOf);

async function measure(values: Values, threads: number, until: number): Promise<void> {
  if (values.plan === undefined) throw new Misuse('measure needs a --plan');
  const contests = JSON.parse(readFileSync(values.plan, 'utf8')) as readonly Contest[];
  const jobs = trialsOf(contests).map((trial): Job => ({ do: 'judge', trial }));
  const verdicts: Verdict[] = [];
  await doAll(jobs, threads, until, (done) => {
    if (done.did === 'judge') verdicts.push(done);
  });
  const summary = summaryOf(contests, verdicts);
  if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(summary, null, 1));
  say(columns(printVerdicts(summary)));
}

async function tune(values: Values, threads: number, until: number): Promise<void> {
  const file = values.out ?? 'reports/learn/tune.json';
  const trying: Trying = {
    seed: wholeNumber('seed', values.seed ?? '', 0, 4000),
    candidates: wholeNumber('candidates', values.candidates ?? '', 4, 1000),
    games: wholeNumber('games', values.games ?? '', 1, 10_000),
    players: wholeNumber('players', values.players ?? '', 2, 5),
    threads,
  };
  const most = wholeNumber('generations', values.generations ?? '', 1, 100_000);
  let cloud: Cloud = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : firstCloud(TASTES.length, WIDTH);
  while (Date.now() < until && cloud.generation < most) {
    const { cloud: next, wins, games } = await generation(cloud, trying);
    cloud = next;
    writeFileSync(file, JSON.stringify(cloud));
    say(`generation ${cloud.generation}: ${wins} of ${games} won, width ${cloud.width.toFixed(3)}`);
  }
  say(JSON.stringify({ plays: 'master', taste: tasteAt(cloud.mean) }));
}

/** A number of taste is first tried at about three quarters and four thirds of what it is. */
const WIDTH = 0.3;

function learnAll(values: Values, folders: readonly string[]): void {
  const records = readRecords(folders);
  const epochs = wholeNumber('epochs', values.epochs ?? '', 1, 1000);
  const seed = wholeNumber('seed', values.seed ?? '', 0, 4000);
  const weights = train(records, { epochs, rate: 2e-3, seed }, (epoch, loss) =>
    say(`epoch ${epoch}: loss ${loss.toFixed(4)}`),
  );
  const file = values.out ?? 'reports/learn/weights.bin';
  writeFileSync(file, toHalves(weights));
  say(`${file} from ${records.length} positions`);
}

function packAll(values: Values, files: readonly string[]): void {
  const weights = Float32Array.from(files.flatMap((file) => [...readWeights(file)]));
  const bytes = pack(weights);
  const out = values.out ?? 'src/bots/chances/weights.ts';
  const text = Buffer.from(bytes).toString('base64');
  writeFileSync(out, out.endsWith('.ts') ? `${PREFACE}export const PACKED_WEIGHTS =\n  '${text}';\n` : bytes);
  say(`${out}: ${files.length} networks in ${bytes.length} bytes`);
}

const PREFACE = '/** Made by `npm run lab -- learn pack`; docs/BOTS.md says from what. */\n';
