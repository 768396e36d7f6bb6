import { openNats } from '#server';
import { serverAsChild } from '../chaos/child.ts';
import { temporaryFolder } from '../chaos/folder.ts';
import { until } from '../chaos/tables.ts';
import { openFront } from '../cluster/front.ts';
import { startCluster } from '../cluster/testCluster.ts';
import type { Bench, Found } from './bench.ts';
import { type Measured, measureCluster, openSpread, type Place, playAll } from './clusterLoad.ts';

const TABLES = 40;
const FULL = 240;

/** The same tables on a server that is alone, on one node and on three; then as many commands as get through. */
export const clusterBench: Bench = async (args) => {
  const tables = Number(args[0] ?? TABLES);
  const alone = await onServerAlone(tables);
  const one = await onCluster(1, tables);
  const three = await onCluster(3, tables);
  return found(tables, alone, one, three);
};

async function onServerAlone(tables: number): Promise<Measured> {
  const data = temporaryFolder();
  const server = await serverAsChild(data.path);
  const front = await openFront([server.address]);
  try {
    return await measure({ address: front.address, nodes: [server], natsPids: [] }, tables);
  } finally {
    await front.close();
    await server.kill();
    data.remove();
  }
}

async function onCluster(nodes: number, tables: number): Promise<Measured> {
  const data = temporaryFolder();
  const cluster = await startCluster(data.path, { servers: 3, nodes, direct: true });
  try {
    const natsPids = cluster.servers.map((server) => server.pid());
    const measured = await measure({ address: cluster.front.address, nodes: cluster.nodes, natsPids }, tables);
    return { ...measured, logBytes: await logBytesOf(cluster.nats) };
  } finally {
    await cluster.close();
    data.remove();
  }
}

/** What a message of the log takes on each NATS server. */
async function logBytesOf(addresses: string): Promise<number> {
  const { connection, jsm } = await openNats(addresses, 'bench');
  const { state } = await jsm.streams.info('PENDULUM_LOG');
  await connection.close();
  return state.bytes / Math.max(1, state.messages);
}

async function measure(place: Place, tables: number): Promise<Measured> {
  const busy = await openSpread(place.address, tables);
  await until(() => busy.tables.every((table) => table.isRunning()), 60_000, 'some tables never began');
  await playAll(busy);
  const measured = await measureCluster(place, busy, FULL / tables);
  for (const { screens } of busy.tables) screens.close();
  return measured;
}

function found(tables: number, alone: Measured, one: Measured, three: Measured): Found {
  const figures = {
    tables,
    p50AloneMs: round(alone.p50),
    p99AloneMs: round(alone.p99),
    p50AddedMs: round(three.p50 - alone.p50),
    p99AddedMs: round(three.p99 - alone.p99),
    p50AddedOneNodeMs: round(one.p50 - alone.p50),
    perS1: Math.round(one.perSecond),
    perS3: Math.round(three.perSecond),
    perSAlone: Math.round(alone.perSecond),
    nodeCpuUsAlone: Math.round(alone.nodeCpuUs),
    nodeCpuUs1: Math.round(one.nodeCpuUs),
    nodeCpuUs3: Math.round(three.nodeCpuUs),
    natsCpuUs1: Math.round(one.natsCpuUs),
    natsCpuUs3: Math.round(three.natsCpuUs),
    bytesPerCommand: Math.round(three.bytesPerCommand),
    logBytesPerMessage: Math.round(three.logBytes),
  };
  const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
  const both = ({ p50, p99 }: Measured): string => `${milliseconds(p50)}, ${milliseconds(p99)}`;
  return {
    figures,
    lines: [
      { what: 'tables of five, each person asks twice a second', found: String(tables) },
      { what: 'command to all screens, p50 and p99: a server alone', found: both(alone) },
      { what: '  one node, three NATS servers', found: both(one) },
      { what: '  three nodes, three NATS servers', found: both(three) },
      {
        what: 'added by the cluster',
        found: `${milliseconds(figures.p50AddedMs)}, ${milliseconds(figures.p99AddedMs)}`,
      },
      { what: 'as many as get through: a server alone', found: `${figures.perSAlone} a second` },
      { what: '  one node', found: `${figures.perS1} a second` },
      { what: '  three nodes', found: `${figures.perS3} a second` },
      { what: 'processor per command: a server alone', found: `${figures.nodeCpuUsAlone} µs` },
      { what: '  one node and all NATS servers', found: `${figures.nodeCpuUs1} and ${figures.natsCpuUs1} µs` },
      { what: '  three nodes and all NATS servers', found: `${figures.nodeCpuUs3} and ${figures.natsCpuUs3} µs` },
      { what: 'bytes to each screen per command', found: String(figures.bytesPerCommand) },
      { what: 'bytes on each NATS server per message of the log', found: String(figures.logBytesPerMessage) },
    ],
  };
}

const round = (value: number): number => Number(value.toFixed(1));
