import { diceOf } from '#bots';
import { openNats, type Reading, readSubject } from '#server';
import { type Node, startCluster, type TestCluster } from '../cluster/testCluster.ts';
import { temporaryFolder } from '../processes/folder.ts';
import { inParts, until } from '../processes/patience.ts';
import { type Blow, healed, strike } from './clusterBlows.ts';
import type { KillOptions, KillReport } from './kill.ts';
import { planBlows } from './plan.ts';
import type { SimulatedPlayer } from './players/player.ts';
import { type Setting, type SimulatedTable, simulateTable } from './players/simulatedTable.ts';
import { compare } from './players/verify.ts';

export interface ClusterOptions extends KillOptions {
  /** So many blows at once, at most. */
  readonly atOnce: number;
}

export interface ClusterReport extends Omit<KillReport, 'kills'> {
  readonly blows: number;
  /** Writings that count though a later owner had written before: there must be none. */
  readonly twoOwners: number;
  /** Owners all tables had together; and messages of old owners that came too late to count. */
  readonly owners: number;
  readonly void: number;
  /** How long tables stood still after a node was lost, in milliseconds: half of them, and the longest. */
  readonly nodeGoneP50: number;
  readonly nodeGoneMost: number;
  /** How often a table stood still for longer than 5 s after a node was lost. */
  readonly nodeGoneOver5s: number;
  /** The same after a NATS server was lost, which waits for an election there. */
  readonly natsGoneP50: number;
  readonly natsGoneMost: number;
  /** How long people were without their table when nodes were stopped one after the other as for an upgrade. */
  readonly drainP50: number;
  readonly drainMost: number;
}

/** Milliseconds between two thoughts while things break and the games have to last; then thoughts of all a second. */
const SLOW = 2500;
const QUICKLY = 500;
const AT_ONCE = 3;
const MOST_AWAY = 5000;
const PATIENCE = 600_000;
const UNTIMED = ['untimed', 'untimed', 'untimed', 'untimed'] as const;
const MIXED = ['timed', 'untimed', 'untimed', 'untimed'] as const;

/** Breaks nodes and NATS servers, one or several at a time, while people play, and lets them finish. */
export async function clusterTest(options: ClusterOptions): Promise<ClusterReport> {
  const began = performance.now();
  const data = temporaryFolder();
  const cluster = await startCluster(data.path, { servers: 3, nodes: 3 });
  let pace = SLOW;
  try {
    const tables = await inParts(
      Array.from({ length: options.tables }, (_, nth) => nth),
      AT_ONCE,
      (nth) =>
        seated({
          address: cluster.front,
          seats: options.seats,
          seed: options.seed + nth,
          timing: nth % 4 === 3 ? MIXED : UNTIMED,
          pace: () => pace,
        }),
    );
    const players = tables.flatMap((table) => table.players);
    options.say(`${tables.length} tables of ${options.seats} play on ${cluster.nodes.length} nodes`);
    const waits = { node: [] as number[], nats: [] as number[], both: [] as number[] };
    const blows = planBlows(diceOf(options.seed), options.kills, options.atOnce);
    for (const [nth, planned] of blows.entries()) {
      const blow = await strike(cluster, planned);
      const stood = await standstill(tables, blow);
      waits[blow.at].push(...stood);
      await blow.end();
      await healed(cluster);
      const known = players.reduce((sum, player) => sum + player.acknowledged.size, 0);
      options.say(
        `${nth + 1} of ${options.kills}: ${blow.says}; longest standstill ${Math.max(0, ...stood)} ms; ${known} acknowledged`,
      );
    }
    const drained = await restartAll(cluster, players);
    const isOver = (): boolean => {
      const thinking = players.filter((player) => !player.isOver()).length;
      // A player waits half the pace on the average.
      pace = Math.ceil((2000 * thinking) / QUICKLY);
      return thinking === 0;
    };
    options.say(`rolling restart; longest break ${Math.max(0, ...drained)} ms; now the games may end`);
    await until(isOver, PATIENCE, 'some games never ended');
    for (const player of players) player.hangUp();
    await stopAll(cluster.nodes);
    const readings = await readAll(cluster, tables);
    const verdict = await compare(
      async (code) => readings.get(code)?.writings.flatMap((one) => one.entries) ?? [],
      tables,
    );
    const sum = (read: (player: (typeof players)[number]) => number) =>
      players.reduce((all, one) => all + read(one), 0);
    return {
      ...verdict,
      ...ownersIn([...readings.values()]),
      nodeGoneP50: middle(waits.node),
      nodeGoneMost: Math.max(0, ...waits.node),
      nodeGoneOver5s: waits.node.filter((wait) => wait > MOST_AWAY).length,
      natsGoneP50: middle(waits.nats),
      natsGoneMost: Math.max(0, ...waits.nats),
      drainP50: middle(drained),
      drainMost: Math.max(0, ...drained),
      tables: tables.length,
      blows: options.kills,
      reconnects: sum((player) => player.reconnects()),
      asked: sum((player) => player.asked()),
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await cluster.close();
    data.remove();
  }
}

/** A player who sits down while the table moves to another node begins again: the test is about the game, not the lobby. */
async function seated(setting: Setting, tries = 3): Promise<SimulatedTable> {
  try {
    return await simulateTable(setting);
  } catch (error) {
    if (tries === 1) throw error;
    return seated(setting, tries - 1);
  }
}

/** A rolling restart, and the breaks people had by it. */
async function restartAll(cluster: TestCluster, players: readonly SimulatedPlayer[]): Promise<readonly number[]> {
  const before = players.map(({ breaks }) => breaks.length);
  for (const node of cluster.nodes) {
    await node.stop();
    await node.start();
    await healed(cluster);
  }
  return players.flatMap(({ breaks }, nth) => breaks.slice(before[nth])).map(Math.round);
}

const LONGEST = 20_000;

/** For each game that goes on: how long until something happens at it again. The blow lasts until all do. */
async function standstill(tables: readonly SimulatedTable[], blow: Blow): Promise<readonly number[]> {
  const since = performance.now();
  const seqOf = (table: SimulatedTable): number => Math.max(...table.players.map((player) => player.seq()));
  const open = new Map(tables.filter(isOn).map((table) => [table, seqOf(table)]));
  const waits: number[] = [];
  while (open.size > 0 && performance.now() - since < LONGEST) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const [table, seq] of open) {
      if (isOn(table) && seqOf(table) === seq) continue;
      open.delete(table);
      waits.push(Math.round(performance.now() - since));
    }
  }
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, blow.atLeast - (performance.now() - since))));
  return [...waits, ...[...open].map(() => LONGEST)];
}

const isOn = ({ players }: SimulatedTable): boolean => players.some((player) => !player.isOver());

async function stopAll(nodes: readonly Node[]): Promise<void> {
  for (const node of nodes) {
    const code = await node.stop();
    if (code !== 0) throw new Error(`a node ended with ${code}: ${node.complaints()}`);
  }
}

async function readAll({ nats }: TestCluster, tables: readonly SimulatedTable[]): Promise<Map<string, Reading>> {
  const reader = await openNats(nats, 'chaos');
  const readings = new Map<string, Reading>();
  for (const { code } of tables) readings.set(code, await readSubject(reader, code));
  await reader.connection.close();
  return readings;
}

/** A writer is a node and its claim; claims of a table are counted upwards. */
function ownersIn(readings: readonly Reading[]): { twoOwners: number; owners: number; void: number } {
  const sum = { twoOwners: 0, owners: 0, void: 0 };
  for (const { writings, void: tooLate } of readings) {
    let last = 0;
    sum.void += tooLate;
    sum.owners += new Set(writings.map(({ writer }) => writer)).size;
    for (const { writer } of writings) {
      const claim = Number(writer.split('.')[1]);
      if (!(claim >= last)) sum.twoOwners += 1;
      last = Math.max(last, claim);
    }
  }
  return sum;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
