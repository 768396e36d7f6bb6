import { LEVELS, type Level } from '#bots';
import { oneOf, readFlags } from '../../cli/tool.ts';
import { serverAsChild, type Usage } from '../../processes/child.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { inParts, until } from '../../processes/patience.ts';
import { type Bench, below, type Found, percentile } from '../figures/bench.ts';
import { newSample, type Sample } from '../server/screens.ts';
import { type BusyTable, openBusyTable, SEATS } from '../server/table.ts';
import { BOTS_AT_A_TABLE, type BotTable, openBotTable } from './botTable.ts';

const BOTS = 100;
/** Tables of five people who each do something every second, and how long they are left to place their workers. */
const PEOPLE_TABLES = 40;
const EVERY = 1000;
const WARM_UP = 6000;
/** With bots and without, turn and turn about; the middle turn counts, so that a hiccup of the machine does not. */
const TURNS = 5;
const TURN = 6000;
/** Long enough for every black timer to turn. */
const ALONE = 45_000;
const SETTLE = 1500;
const AT_ONCE = 10;
const TICK = 2;

/** How much of a core 100 bots may take; a champion thinks longer. */
const MOST_CORES = 0.5;
const MOST_OF_CHAMPIONS = 1;

/** 100 bots in real time, and what people at other tables of the same server notice of them. */
export const botsBench: Bench = async (args) => {
  const { values } = readFlags(args, { level: { type: 'string', default: 'adept' } });
  const level = oneOf('level', values.level, LEVELS);
  const data = temporaryFolder();
  const server = await serverAsChild(data.path);
  const sample = newSample();
  try {
    note('opening the tables');
    const people = await inParts(range(PEOPLE_TABLES), AT_ONCE, (nth) => openBusyTable(server.address, nth, sample));
    const bots = await inParts(range(BOTS / BOTS_AT_A_TABLE), AT_ONCE, (nth) =>
      openBotTable(server.address, level, nth),
    );
    await until(() => people.every((table) => table.isRunning()), 30_000, 'some people never began');
    await until(() => bots.every((table) => table.isUnderWay()), 90_000, 'some bots never began');
    note('bots alone');
    const before = sum(bots);
    const alone = await usedDuring(server.measure, ALONE);
    const deeds = (sum(bots) - before) / (ALONE / 1000);
    note('people with bots and without, in turns');
    const rest = await eachInTurn(bots, people, sample, server.measure);
    for (const { screens } of people) screens.close();
    for (const table of bots) table.close();
    return found(level, alone, deeds, rest);
  } finally {
    await server.kill();
    data.remove();
  }
};

const note = (text: string): void => {
  process.stderr.write(`${text} …\n`);
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth);
const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
const sum = (bots: readonly BotTable[]): number => bots.reduce((all, table) => all + table.deeds(), 0);

/** Cores kept busy meanwhile, all threads of the server together. */
async function usedDuring(measure: () => Promise<Usage>, time: number): Promise<number> {
  const [first, from] = [await measure(), performance.now()];
  await pause(time);
  const last = await measure();
  return (last.cpuMs - first.cpuMs) / (performance.now() - from);
}

/** What was measured in each turn of a kind. */
interface Turns {
  readonly p50: number[];
  readonly p99: number[];
  readonly cores: number[];
  commands: number;
}

const noTurns = (): Turns => ({ p50: [], p99: [], cores: [], commands: 0 });
const middle = (values: readonly number[]): number => percentile(values, 0.5);

async function eachInTurn(
  bots: readonly BotTable[],
  people: readonly BusyTable[],
  sample: Sample,
  measure: () => Promise<Usage>,
): Promise<{ readonly with: Turns; readonly without: Turns }> {
  const turns = { with: noTurns(), without: noTurns() };
  const stop = keepActing(people);
  await pause(WARM_UP);
  for (let turn = 0; turn < 2 * TURNS; turn += 1) {
    const kind = turn % 2 === 0 ? 'without' : 'with';
    for (const table of bots) if (kind === 'with') table.resume();
    for (const table of bots) if (kind === 'without') table.pause();
    await until(() => bots.every((table) => table.isPaused() === (kind === 'without')), 20_000, 'no pause was kept');
    await pause(SETTLE);
    Object.assign(sample, newSample());
    turns[kind].cores.push(await usedDuring(measure, TURN));
    turns[kind].p50.push(percentile(sample.waits, 0.5));
    turns[kind].p99.push(percentile(sample.waits, 0.99));
    turns[kind].commands += sample.waits.length;
  }
  stop();
  return turns;
}

/** Everybody in their turn, spread evenly over the time. */
function keepActing(people: readonly BusyTable[]): () => void {
  const total = people.length * SEATS;
  const began = performance.now();
  let acted = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / EVERY) * total);
    for (; acted < due; acted += 1) {
      people[acted % people.length]?.act(Math.floor(acted / people.length) % SEATS);
    }
  }, TICK);
  return () => clearInterval(timer);
}

function found(
  level: Level,
  alone: number,
  deeds: number,
  turns: { readonly with: Turns; readonly without: Turns },
): Found {
  const most = level === 'champion' ? MOST_OF_CHAMPIONS : MOST_CORES;
  const p99AddedMs = round(middle(turns.with.p99) - middle(turns.without.p99));
  const figures = {
    bots: BOTS,
    cores: round(alone),
    coresAdded: round(middle(turns.with.cores) - middle(turns.without.cores)),
    deedsPerS: round(deeds),
    p99AddedMs,
    p99WithMs: round(middle(turns.with.p99)),
    p99WithoutMs: round(middle(turns.without.p99)),
    p50WithMs: round(middle(turns.with.p50)),
    p50WithoutMs: round(middle(turns.without.p50)),
    commandsWith: turns.with.commands,
    commandsWithout: turns.without.commands,
  };
  return {
    figures,
    lines: [
      { what: `${level} bots in real time`, found: `${BOTS}, ${figures.deedsPerS} deeds a second` },
      {
        what: 'processor of the whole server, bots alone',
        found: `${figures.cores} cores`,
        mark: { text: `below ${most}`, reached: alone < most },
      },
      { what: '  what they add while people play', found: `${figures.coresAdded} cores` },
      {
        what: "a person's command to all screens, p99 added",
        found: `${p99AddedMs} ms`,
        mark: below(p99AddedMs, 2),
      },
      { what: '  with bots, p50 and p99', found: `${figures.p50WithMs} ms, ${figures.p99WithMs} ms` },
      { what: '  without, p50 and p99', found: `${figures.p50WithoutMs} ms, ${figures.p99WithoutMs} ms` },
      { what: '  commands measured', found: `${figures.commandsWith} and ${figures.commandsWithout}` },
    ],
  };
}

const round = (value: number): number => Number(value.toFixed(2));
