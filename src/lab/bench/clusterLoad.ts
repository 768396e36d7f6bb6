import { readFileSync } from 'node:fs';
import type { Child } from '../chaos/child.ts';
import { inParts, newSample, percentile, type Sample } from './server-load.ts';
import { type BusyTable, openBusyTable, SEATS } from './server-table.ts';

export interface Place {
  /** A front that sends each connection to another node in turn. */
  readonly address: string;
  readonly nodes: readonly Child[];
  readonly natsPids: readonly number[];
}

export interface Spread {
  readonly tables: readonly BusyTable[];
  readonly sample: Sample;
}

export interface Measured {
  readonly p50: number;
  readonly p99: number;
  /** Commands that reached all screens when more are asked than get through. */
  readonly perSecond: number;
  /** Microseconds of processor time per command, all nodes or all NATS servers together. */
  readonly nodeCpuUs: number;
  readonly natsCpuUs: number;
  readonly bytesPerCommand: number;
  /** 0 where there is no NATS. */
  readonly logBytes: number;
}

const EVERY = 500;
const WARM_UP = 1500;
const MEASURED = 6000;
const AT_ONCE = 6;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export async function openSpread(address: string, count: number): Promise<Spread> {
  const sample = newSample();
  const numbers = Array.from({ length: count }, (_, nth) => nth);
  const tables = await inParts(numbers, AT_ONCE, (nth) => opened(address, nth + 1, sample));
  return { tables, sample };
}

/** Whoever is hung up on while they sit down begins again at another table. */
async function opened(address: string, seed: number, sample: Sample, tries = 3): Promise<BusyTable> {
  try {
    return await openBusyTable(address, seed, sample);
  } catch (error) {
    if (tries === 1) throw error;
    return opened(address, seed, sample, tries - 1);
  }
}

/** One at a time, as the rules have it, until all workers stand. */
export async function playAll({ tables }: Spread): Promise<void> {
  for (let turn = 0; turn < 3 * SEATS; turn += 1) {
    for (const table of tables) for (let seat = 0; seat < SEATS; seat += 1) table.act(seat);
    await pause(250);
  }
}

/** First at an even pace for the waits, then `times` as much for what gets through. */
export async function measureCluster(place: Place, spread: Spread, times: number): Promise<Measured> {
  const even = await run(place, spread, EVERY);
  const full = await run(place, spread, EVERY / Math.max(1, times));
  return { ...even, perSecond: full.perSecond };
}

async function run(place: Place, { tables, sample }: Spread, every: number): Promise<Measured> {
  const total = tables.length * SEATS;
  const began = performance.now();
  let acted = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / every) * total);
    // Whoever asks cannot keep up either, beyond this.
    for (const most = acted + 200; acted < Math.min(due, most); acted += 1) {
      tables[acted % tables.length]?.act(Math.floor(acted / tables.length) % SEATS);
    }
  }, 2);
  await pause(WARM_UP);
  const first = await cpuOf(place);
  const from = performance.now();
  Object.assign(sample, newSample());
  await pause(MEASURED);
  const seconds = (performance.now() - from) / 1000;
  const last = await cpuOf(place);
  clearInterval(timer);
  await pause(1000);
  const arrived = Math.max(1, sample.arrived);
  return {
    p50: percentile(sample.waits, 0.5),
    p99: percentile(sample.waits, 0.99),
    perSecond: sample.arrived / seconds,
    nodeCpuUs: ((last.nodes - first.nodes) * 1000) / arrived,
    natsCpuUs: ((last.nats - first.nats) * 1000) / arrived,
    bytesPerCommand: sample.bytes / Math.max(1, sample.delivered),
    logBytes: 0,
  };
}

async function cpuOf({ nodes, natsPids }: Place): Promise<{ nodes: number; nats: number }> {
  const usages = await Promise.all(nodes.map((node) => node.measure()));
  return {
    nodes: usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    nats: natsPids.reduce((sum, pid) => sum + cpuMsOf(pid), 0),
  };
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
