/** `npm run chaos`: breaks things on purpose. */
import { Misuse, readFlags, say, wholeNumber } from '../cli/tool.ts';
import { clusterTest } from './cluster.ts';
import { fuzzTest } from './fuzz.ts';
import { killTest } from './kill.ts';
import { lossyTest } from './lossy.ts';

const USAGE = `usage: npm run chaos -- [options]

  (nothing)     20 tables of 5; the server is killed 20 times while they play
  --lossy       20 tables of 5 behind a line that drops, delays, doubles and mixes up messages
  --cluster     30 tables of 5 on three nodes; a node or a NATS server is killed, frozen or cut off 30 times
  --fuzz N      N hostile messages and requests and four floods that are never read, while others play
  --short       the same with few tables, quickly
  --tables N, --kills N, --seed N
  --json        one object instead of sentences`;

const { values } = readFlags(process.argv.slice(2), {
  cluster: { type: 'boolean', default: false },
  lossy: { type: 'boolean', default: false },
  fuzz: { type: 'string' },
  short: { type: 'boolean', default: false },
  tables: { type: 'string' },
  kills: { type: 'string' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
});

async function main(): Promise<void> {
  if (values.help) return say(USAGE);
  const options = {
    tables: wholeNumber('tables', values.tables ?? (values.short ? '3' : values.cluster ? '30' : '20'), 1, 1000),
    kills: wholeNumber('kills', values.kills ?? (values.short ? '3' : values.cluster ? '30' : '20'), 0, 1000),
    seats: values.short ? 3 : 5,
    seed: wholeNumber('seed', values.seed, 0, 1_000_000),
    say: values.json ? () => {} : say,
  };
  const report = await (values.fuzz !== undefined
    ? fuzzTest({ ...options, attacks: wholeNumber('fuzz', values.fuzz, 1, 10_000_000) })
    : values.cluster
      ? clusterTest(options)
      : values.lossy
        ? lossyTest(options)
        : killTest(options));
  const wrong = [
    'lost',
    'doubled',
    'different',
    'unfinished',
    'crashes',
    'leaks',
    'disturbed',
    'unbounded',
    'twoOwners',
    'nodeGoneOver5s',
  ] as const;
  const figures = new Map<string, unknown>(Object.entries(report));
  const failed = wrong.filter((name) => Number(figures.get(name) ?? 0) > 0);
  if (values.json) say(JSON.stringify(report));
  else for (const [name, figure] of Object.entries(report)) say(`${name.padEnd(14)} ${figure}`);
  if (!values.json) say(failed.length === 0 ? 'all as it should be' : `WRONG: ${failed.join(', ')}`);
  if (failed.length > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Misuse ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
// Players of a test that failed would play on.
process.exit();
