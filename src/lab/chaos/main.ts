/** `npm run chaos`: breaks things on purpose. */
import { Misuse, readFlags, say, wholeNumber } from '../cli/tool.ts';
import { clusterTest } from './cluster.ts';
import { fuzzTest } from './fuzz/fuzz.ts';
import { killTest } from './kill.ts';
import { lossyTest } from './lossy.ts';

const USAGE = `usage: npm run chaos -- [options]

  (nothing)     20 tables of 5; the server is killed 20 times while they play
  --lossy       20 tables of 5 behind a line that drops, delays, doubles and mixes up messages
  --cluster     30 tables of 5 on three nodes; a node or a NATS server is killed, frozen or cut off 30 times
  --fuzz N      N messages and requests, most made by the protocol's shapes and changed, and four floods, while others play
  --short       the same with few tables, quickly
  --long        50 runs, which kill a server 1,000 times, or 10 on a cluster, with 300 blows and up to two at once
  --tables N, --kills N
  --at-once N   up to N blows on the cluster at once
  --seed N      the same seed plans the same blows and makes the same inputs
  --json        one object instead of sentences`;

const { values } = readFlags(process.argv.slice(2), {
  cluster: { type: 'boolean', default: false },
  lossy: { type: 'boolean', default: false },
  fuzz: { type: 'string' },
  short: { type: 'boolean', default: false },
  long: { type: 'boolean', default: false },
  'at-once': { type: 'string' },
  tables: { type: 'string' },
  kills: { type: 'string' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
});

const WRONG = [
  'lost',
  'doubled',
  'different',
  'unfinished',
  'crashes',
  'leaks',
  'disturbed',
  'unbounded',
  'swollen',
  'unanswered',
  'twoOwners',
  'nodeGoneOver5s',
] as const;

/** One run; a long one is many, each with the next seed. */
function runWith(seed: number): Promise<object> {
  const usual = values.short ? '3' : values.cluster ? '30' : '20';
  const options = {
    tables: wholeNumber('tables', values.tables ?? usual, 1, 1000),
    kills: wholeNumber('kills', values.kills ?? usual, 0, 1000),
    atOnce: wholeNumber('at-once', values['at-once'] ?? (values.long ? '2' : '1'), 1, 6),
    seats: values.short ? 3 : 5,
    seed,
    say: values.json ? () => {} : say,
  };
  if (values.fuzz !== undefined)
    return fuzzTest({ ...options, attacks: wholeNumber('fuzz', values.fuzz, 1, 10_000_000) });
  if (values.cluster) return clusterTest(options);
  return values.lossy ? lossyTest(options) : killTest(options);
}

function tellOf(seed: number, report: object): void {
  const figures = new Map<string, unknown>(Object.entries(report));
  const failed = WRONG.filter((name) => Number(figures.get(name) ?? 0) > 0);
  if (values.json) say(JSON.stringify({ seed, ...report }));
  else for (const [name, figure] of figures) say(`${name.padEnd(14)} ${figure}`);
  if (!values.json) say(failed.length === 0 ? 'all as it should be' : `WRONG with seed ${seed}: ${failed.join(', ')}`);
  if (failed.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  if (values.help) return say(USAGE);
  const first = wholeNumber('seed', values.seed, 0, 1_000_000);
  const runs = values.long ? (values.cluster ? 10 : 50) : 1;
  for (let seed = first; seed < first + runs; seed += 1) tellOf(seed, await runWith(seed));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Misuse ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
// Players of a test that failed would play on.
process.exit();
