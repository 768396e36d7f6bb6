import { openNats } from '#server';
import { startCluster } from '../../cluster/testCluster.ts';
import { openWires } from '../../lines/wires.ts';
import { serverAsChild } from '../../processes/child.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { until } from '../../processes/patience.ts';
import type { Bench } from '../figures/bench.ts';
import { found } from './found.ts';
import {
  asManyAsPossible,
  closeSpread,
  evenly,
  heapOf,
  type Measured,
  openSpread,
  type Place,
  playAll,
} from './load.ts';
import { streamPerSecond } from './stream.ts';

const TABLES = 40;
const WARM_UP = 10;
/** A long lease: an overloaded node is silent for a while, and the others must not take its tables meanwhile. */
const PATIENT = { PENDULUM_LEASE: '15000' };

/** The same tables on a server that is alone and on one, two and three nodes with three NATS servers. */
export const clusterBench: Bench = async (args) => {
  const tables = Number(args[0] ?? TABLES);
  const alone = await onServerAlone(tables);
  const nodes: Measured[] = [];
  for (const count of [1, 2, 3]) nodes.push(await onCluster(count, tables));
  return found(tables, alone, nodes as [Measured, Measured, Measured]);
};

async function onServerAlone(tables: number): Promise<Measured> {
  note('a server alone');
  const data = temporaryFolder();
  const server = await serverAsChild(data.path);
  const wires = openWires();
  try {
    const address = await wires.front([server.address]);
    return await measure({ address, nodes: [server], servers: [] }, tables);
  } finally {
    await wires.close();
    await server.kill();
    data.remove();
  }
}

async function onCluster(count: number, tables: number): Promise<Measured> {
  note(`${count} of 3 nodes, 3 NATS servers`);
  const data = temporaryFolder();
  const cluster = await startCluster(data.path, { servers: 3, nodes: count, direct: true, settings: PATIENT });
  try {
    const measured = await measure({ ...cluster, address: cluster.front }, tables);
    const logBytes = await logBytesOf(cluster.nats);
    return { ...measured, logBytes, streamPerS: await streamPerSecond(cluster.nats) };
  } finally {
    await cluster.close();
    data.remove();
  }
}

async function logBytesOf(addresses: string): Promise<number> {
  const { connection, jsm } = await openNats(addresses, 'bench');
  const { state } = await jsm.streams.info('PENDULUM_LOG');
  await connection.close();
  return state.bytes / Math.max(1, state.messages);
}

async function measure(place: Place, tables: number): Promise<Measured> {
  closeSpread(await openSpread(place.address, WARM_UP));
  const before = await heapOf(place);
  const spread = await openSpread(place.address, tables);
  await until(() => spread.tables.every((table) => table.isRunning()), 60_000, 'some tables never began');
  const tableBytes = ((await heapOf(place)) - before) / tables;
  await playAll(spread);
  const even = await evenly(place, spread);
  const full = await asManyAsPossible(place, spread);
  closeSpread(spread);
  return { even, full, tableBytes, logBytes: 0, streamPerS: 0 };
}

/** Where it is; the findings alone go to the standard output. */
const note = (text: string): void => void process.stderr.write(`${text} …\n`);
