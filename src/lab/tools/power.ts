import { columns, MOST_SEED, oneOf, readFlags, say, type Tool, wholeNumber } from '../cli/tool.ts';
import { aloneOn, type Case, clustersOf } from '../power/cases.ts';
import { type CutOptions, type CutReport, cutAgainAndAgain } from '../power/cuts.ts';
import { buildDisk, MODELS } from '../power/disk.ts';
import { temporaryFolder } from '../processes/folder.ts';

export const powerTool: Tool = {
  says: 'cuts the power of machines while people play at them, and counts what is lost',
  usage: `npm run lab -- power [options]
  (nothing)       a server alone, and three machines with the nats-server in the path or in PENDULUM_NATS_SERVER
  --alone         only a server alone
  --nats PATH     only three machines, with that nats-server; several with several flags
  --machines N    only so many at once (1, 2 and 3)
  --disk MODEL    linux: as ext4 is mounted usually; harsh: POSIX promises no more; sync: mounted with sync (linux)
  --torn          some pages that were not synced are on the disk by chance
  --cuts N, --seconds N of play before each, --tables N, --seats N, --seed N
  --json          one object a line instead of sentences`,
  async run(args) {
    const { values } = readFlags(args, FLAGS);
    const disk = oneOf('disk', values.disk, MODELS);
    const clusters = (values.nats ?? USUAL).flatMap((program) => clustersOf(program, disk));
    const cases = [...(values.nats === undefined ? [aloneOn(disk)] : []), ...(values.alone ? [] : clusters)];
    const rows: Row[] = [['who keeps it', 'disk', 'machines', 'cuts', 'acknowledged', 'lost', 'tables gone', 'back']];
    for (const one of cases) {
      const counts = values.machines === undefined ? one.machines : [wholeNumber('machines', values.machines, 1, 3)];
      for (const machines of counts) {
        const options = { ...numbersFrom(values), machines, torn: values.torn, say: values.json ? () => {} : say };
        options.say(`${one.name}, disk ${one.disk}, ${machines} at once`);
        const report = await cutIn(one, options);
        if (values.json) say(JSON.stringify({ name: one.name, disk: one.disk, machines, ...report }));
        rows.push(rowOf(one, machines, report));
      }
    }
    if (!values.json) say(columns(rows));
    // Players of a test that failed would play on.
    process.exit();
  },
};

const USUAL = [process.env.PENDULUM_NATS_SERVER ?? 'nats-server'];

type Row = readonly (string | number)[];

const rowOf = ({ name, disk }: Case, machines: number, report: CutReport): Row => {
  const { cuts, acknowledged, lost, gone, tables, back, backIn } = report;
  const returned = back === 0 ? 'no' : `${back} of ${cuts} times, within ${backIn} s`;
  return [name, disk, machines, cuts, acknowledged, lost, `${gone} of ${tables}`, returned];
};

async function cutIn({ disk, open }: Case, options: CutOptions): Promise<CutReport> {
  const folder = temporaryFolder();
  const machines = await open({ folder: folder.path, program: buildDisk(folder.path), model: disk });
  const close = async (): Promise<void> => {
    await machines.close();
    folder.remove();
  };
  const stop = (): void => void close().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await cutAgainAndAgain(machines, options);
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, stop);
    await close();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const numbersFrom = (values: Readonly<Record<'cuts' | 'seconds' | 'tables' | 'seats' | 'seed', string>>) => ({
  cuts: wholeNumber('cuts', values.cuts, 1, 1000),
  seconds: wholeNumber('seconds', values.seconds, 0, 3600),
  tables: wholeNumber('tables', values.tables, 1, 100),
  seats: wholeNumber('seats', values.seats, 1, 5),
  seed: wholeNumber('seed', values.seed, 0, MOST_SEED),
});

const FLAGS = {
  nats: { type: 'string', multiple: true },
  alone: { type: 'boolean', default: false },
  machines: { type: 'string' },
  disk: { type: 'string', default: 'linux' },
  torn: { type: 'boolean', default: false },
  cuts: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '10' },
  tables: { type: 'string', default: '4' },
  seats: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;
