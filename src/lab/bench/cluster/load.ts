import { readFileSync } from 'node:fs';
import type { NatsServer } from '../../cluster/natsServers.ts';
import type { Child } from '../../processes/child.ts';
import { inParts } from '../../processes/patience.ts';
import { percentile } from '../figures/bench.ts';
import { newSample, type Sample } from '../server/screens.ts';
import { type BusyTable, openBusyTable, SEATS } from '../server/table.ts';

export interface Place {
  /** A front that sends each connection to another node in turn. */
  readonly address: string;
  readonly nodes: readonly Child[];
  readonly servers: readonly NatsServer[];
}

export interface Spread {
  readonly tables: readonly BusyTable[];
  readonly sample: Sample;
}

/** What went on for a while; what was used is counted for all nodes or all NATS servers together, per command. */
export interface Stretch {
  readonly p50: number;
  readonly p99: number;
  /** Commands that reached all screens. */
  readonly perSecond: number;
  /** Microseconds of processor time. */
  readonly nodeCpuUs: number;
  readonly natsCpuUs: number;
  readonly natsMessages: number;
  readonly natsBytes: number;
  /** To each screen. */
  readonly bytes: number;
}

export interface Measured {
  readonly even: Stretch;
  readonly full: Stretch;
  /** Of a table with five at it, on all nodes together. */
  readonly tableBytes: number;
  /** What a message of the log takes on each NATS server; 0 where there is none. */
  readonly logBytes: number;
  /** Messages a second that the stream of all logs takes. */
  readonly streamPerS: number;
}

/** Commands a second when waits are measured, and at first when more and more are asked. */
const EVENLY = 400;
const FIRST = 600;
const MORE = 1.4;
const STEPS = 8;
const ENOUGH = 0.85;
const STEP = 1500;
const EVEN = 6000;
const USED_TO_IT = 2000;
const WARM_UP = 700;
const AT_ONCE = 6;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export async function openSpread(address: string, count: number): Promise<Spread> {
  const sample = newSample();
  const numbers = Array.from({ length: count }, (_, nth) => nth);
  const tables = await inParts(numbers, AT_ONCE, (nth) => opened(address, nth + 1, sample));
  return { tables, sample };
}

/** A table whose socket closes while its people sit down is opened anew, as people would do. */
async function opened(address: string, seed: number, sample: Sample, tries = 5): Promise<BusyTable> {
  try {
    return await openBusyTable(address, seed, sample);
  } catch (error) {
    if (tries === 1) throw error;
    process.stderr.write(`a table is opened again: ${(error as Error).message}\n`);
    return opened(address, seed, sample, tries - 1);
  }
}

export const closeSpread = ({ tables }: Spread): void => {
  for (const { screens } of tables) screens.close();
};

/** One at a time, as the rules have it, until all workers stand. */
export async function playAll({ tables }: Spread): Promise<void> {
  for (let turn = 0; turn < 3 * SEATS; turn += 1) {
    for (const table of tables) for (let seat = 0; seat < SEATS; seat += 1) table.act(seat);
    await pause(200);
  }
}

/** At a pace that is easy for all, once everybody is used to it. */
export async function evenly(place: Place, spread: Spread): Promise<Stretch> {
  await run(place, spread, EVENLY, USED_TO_IT);
  return run(place, spread, EVENLY, EVEN);
}

/** More and more, until they no longer get through; the stretch in which most did. */
export async function asManyAsPossible(place: Place, spread: Spread): Promise<Stretch> {
  let best: Stretch | undefined;
  let asked = FIRST;
  let misses = 0;
  for (let step = 0; step < STEPS; step += 1, asked *= MORE) {
    const stretch = await run(place, spread, asked, STEP);
    if (best === undefined || stretch.perSecond > best.perSecond) best = stretch;
    // Once may be something else that runs on this machine.
    misses = stretch.perSecond < asked * ENOUGH ? misses + 1 : 0;
    if (misses === 2) break;
  }
  return best as Stretch;
}

async function run(place: Place, { tables, sample }: Spread, perSecond: number, time: number): Promise<Stretch> {
  const began = performance.now();
  let acted = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    // The asking side cannot keep up beyond this many at once.
    for (const most = acted + 200; acted < Math.min(due, most); acted += 1) {
      tables[acted % tables.length]?.act(Math.floor(acted / tables.length) % SEATS);
    }
  }, 2);
  await pause(WARM_UP);
  const first = await usedBy(place);
  const from = performance.now();
  Object.assign(sample, newSample());
  await pause(time);
  const seconds = (performance.now() - from) / 1000;
  const { waits, arrived: came, bytes, delivered } = { ...sample };
  const last = await usedBy(place);
  clearInterval(timer);
  await pause(WARM_UP);
  const arrived = Math.max(1, came);
  return {
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    perSecond: came / seconds,
    nodeCpuUs: ((last.nodes - first.nodes) * 1000) / arrived,
    natsCpuUs: ((last.nats - first.nats) * 1000) / arrived,
    natsMessages: (last.messages - first.messages) / arrived,
    natsBytes: (last.bytes - first.bytes) / arrived,
    bytes: bytes / Math.max(1, delivered),
  };
}

const sumOf = <T>(list: readonly T[], read: (one: T) => number): number =>
  list.reduce((sum, one) => sum + read(one), 0);

async function usedBy({ nodes, servers }: Place) {
  const usages = await Promise.all(nodes.map((node) => node.measure()));
  const traffic = await Promise.all(servers.map((server) => server.traffic()));
  return {
    nodes: sumOf(usages, ({ cpuMs }) => cpuMs),
    nats: sumOf(servers, (server) => cpuMsOf(server.pid())),
    messages: sumOf(traffic, ({ messages }) => messages),
    bytes: sumOf(traffic, ({ bytes }) => bytes),
  };
}

/** Of all nodes together, without garbage. */
export async function heapOf({ nodes }: Place): Promise<number> {
  return sumOf(await Promise.all(nodes.map((node) => node.measure(true))), ({ heapBytes }) => heapBytes);
}

/** From Linux' own book; elsewhere it is not known and counts nothing. */
function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
