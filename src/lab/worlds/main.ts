/** `npm run simulate`: worlds in which everything goes wrong, each from one seed. */
import { Misuse, MOST_SEED, readFlags, say, wholeNumber } from '../cli/tool.ts';
import { BUGS } from './bugs/bugs.ts';
import { programWith } from './bugs/putBack.ts';
import { type Plan, planOf } from './plan.ts';
import { BLACKOUTS, HEAD, rowOf, tollOf } from './power.ts';
import { type Outcome, runWorld } from './run.ts';
import { placesOf, shrink, withFaults } from './shrink.ts';

const USAGE = `usage: npm run simulate -- [options]

  --worlds N    so many worlds (1000), the first of them from the seed
  --minutes N   instead: as many as fit into so many minutes
  --seed N      the seed of the first world (1); alone: only this world
  --seconds N   how long each world plays under faults, in its own time (20)
  --cluster     worlds of three nodes on three NATS servers, simulated as well
  --unsynced    disks and servers acknowledge what is not there for good yet: a loss of power breaks laws
  --power       a table of what is lost when machines lose power, so many worlds a row (100)
  --with BUG    an old bug is put back: ${BUGS.map(({ name }) => name).join(', ')}
  --faults L    of a single world only these faults, by their places: 0,3,4; none for no fault
  --story       tells what happens in a single world
A world that breaks a law is told with its seed and made as short as possible; the same seed does it again.`;

const HOUR = 3_600_000;

const { values } = readFlags(process.argv.slice(2), {
  worlds: { type: 'string' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  seconds: { type: 'string', default: '20' },
  faults: { type: 'string' },
  cluster: { type: 'boolean', default: false },
  unsynced: { type: 'boolean', default: false },
  power: { type: 'boolean', default: false },
  with: { type: 'string' },
  story: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
});

const lasts = wholeNumber('seconds', values.seconds, 1, 3600) * 1000;
const NODES = 3;
const planned = (seed: number): Plan => ({
  ...planOf(seed, lasts, values.cluster ? NODES : 1),
  syncs: !values.unsynced,
});
const first = wholeNumber('seed', values.seed ?? '1', 0, MOST_SEED);

async function one(): Promise<void> {
  const whole = planned(first);
  const places = values.faults === 'none' ? [] : values.faults?.split(',').map(Number);
  const plan = places === undefined ? whole : withFaults(whole, places);
  say(JSON.stringify(plan));
  const outcome = await runWorld(plan, values.story ? (line) => process.stdout.write(line) : undefined);
  say(`${outcome.entries} entries in ${(outcome.time / 1000).toFixed(1)} s; hash ${outcome.hash}`);
  if (outcome.broken !== null) await fail(first, outcome);
}

async function many(): Promise<void> {
  const began = performance.now();
  const minutes = values.minutes === undefined ? null : wholeNumber('minutes', values.minutes, 1, 100_000);
  const most = minutes === null ? wholeNumber('worlds', values.worlds ?? '1000', 1, 100_000_000) : MOST_SEED;
  const late = minutes === null ? Number.POSITIVE_INFINITY : began + minutes * 60_000;
  let [worlds, time, entries, failed] = [0, 0, 0, 0];
  for (; worlds < most && performance.now() < late; worlds += 1) {
    const outcome = await runWorld(planned(first + worlds));
    time += outcome.time;
    entries += outcome.entries;
    if (outcome.broken === null) continue;
    failed += 1;
    await fail(first + worlds, outcome);
  }
  const spent = (performance.now() - began) / 60_000;
  const hours = time / HOUR;
  say(
    `${worlds} worlds, ${entries} entries, ${hours.toFixed(1)} simulated hours: ${(hours / spent).toFixed(1)} a minute`,
  );
  say(failed === 0 ? 'no law was broken' : `WRONG: ${failed} worlds broke a law`);
}

async function fail(seed: number, outcome: Outcome): Promise<void> {
  process.exitCode = 1;
  const whole = planned(seed);
  const small = await shrink(whole, outcome);
  const places = placesOf(whole, small.plan).join(',') || 'none';
  say(`seed ${seed} breaks a law. ${small.outcome.broken?.message}`);
  for (const { kind, at, lasts: length } of small.plan.faults) say(`  ${kind} at ${at} ms for ${length} ms`);
  const kind = `${values.cluster ? ' --cluster' : ''}${values.unsynced ? ' --unsynced' : ''}`;
  say(`  npm run simulate -- --seed ${seed} --seconds ${lasts / 1000}${kind} --faults ${places} --story`);
}

async function power(): Promise<void> {
  const worlds = wholeNumber('worlds', values.worlds ?? '100', 1, 1_000_000);
  say(HEAD);
  for (const blackout of BLACKOUTS) {
    const toll = await tollOf(blackout, first, worlds, lasts);
    say(rowOf(toll));
    if (blackout.syncs && toll.lossy > 0) process.exitCode = 1;
  }
}

/** The same program made anew with the bug in it, which does the rest. */
async function putBack(name: string): Promise<void> {
  const bug = BUGS.find((one) => one.name === name);
  if (bug === undefined) throw new Misuse(`there is no bug ${name}`);
  const program = await programWith(bug, 'main');
  process.argv = process.argv.filter((word, nth, all) => word !== '--with' && all[nth - 1] !== '--with');
  await import(program);
}

try {
  if (values.help) say(USAGE);
  else if (values.with !== undefined) await putBack(values.with);
  else if (values.power) await power();
  else if (values.seed !== undefined && values.worlds === undefined && values.minutes === undefined) await one();
  else await many();
} catch (error) {
  process.stderr.write(`${error instanceof Misuse ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
