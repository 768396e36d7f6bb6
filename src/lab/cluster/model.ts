/** What `npm run bench cluster` and `npm run chaos -- --cluster` found; per command, all nodes or NATS servers together. */
export interface Findings {
  /** With one, two and three nodes: microseconds of processor time. */
  readonly nodeCpuUs: readonly [number, number, number];
  readonly natsCpuUs: readonly [number, number, number];
  /** Into all NATS servers. */
  readonly natsMessages: readonly [number, number, number];
  readonly natsBytes: readonly [number, number, number];
  readonly tableKiB: number;
  readonly bytesPerCommand: number;
  readonly logBytesPerMessage: number;
  /** Messages a second the one stream of all logs takes. */
  readonly streamPerS: number;
  readonly entriesPerGame: number;
  /** Of a timed game of five, by its hourglasses. */
  readonly gameSeconds: number;
}

export interface Estimate {
  readonly people: number;
  readonly tables: number;
  readonly commandsPerS: number;
  readonly nodes: number;
  /** Memory of the tables of one node. */
  readonly nodeMiB: number;
  /** Streams, each with a leader of its own, that the logs have to be spread over. */
  readonly streams: number;
  readonly natsCores: number;
  readonly natsMbitPerS: number;
  readonly browserMbitPerS: number;
  /** A day, if as many play all day. */
  readonly logGBPerDay: number;
  readonly beatsPerS: number;
}

const SEATS = 5;
const COPIES = 3;
/** The share of a machine that is planned with: the rest is for busy hours. */
const USED = 0.5;
/** The fewest machines, so that one of them may be lost. */
const FEWEST = 2;
const BEATS_PER_S = 2;
const DAY = 86_400;

/**
 * How many messages a command takes between nodes on the average: one to the table's node if the asker's socket is at
 * another, and one to each other node with a socket at the table. Sockets and tables are anywhere.
 */
export function messagesBetween(nodes: number): number {
  const elsewhere = (nodes - 1) / nodes;
  return elsewhere + (nodes - 1) * (1 - elsewhere ** SEATS);
}

/** What is found with one node, and for each message between nodes as much more as was found with three. */
export function atNodes([one, , three]: readonly [number, number, number], nodes: number): number {
  return one + ((three - one) / messagesBetween(3)) * messagesBetween(nodes);
}

export function estimate(found: Findings, people: number): Estimate {
  const tables = people / SEATS;
  const commandsPerS = (tables * found.entriesPerGame) / found.gameSeconds;
  const coresOf = (nodes: number): number => (commandsPerS * atNodes(found.nodeCpuUs, nodes)) / 1e6;
  let nodes = FEWEST;
  while (coresOf(nodes) > nodes * USED) nodes += 1;
  const bits = (bytes: number): number => (commandsPerS * bytes * 8) / 1e6;
  return {
    people,
    tables,
    commandsPerS,
    nodes,
    nodeMiB: (tables * found.tableKiB) / nodes / 1024,
    streams: Math.ceil(commandsPerS / (found.streamPerS * USED)),
    natsCores: (commandsPerS * atNodes(found.natsCpuUs, nodes)) / 1e6 / USED,
    natsMbitPerS: bits(atNodes(found.natsBytes, nodes)),
    browserMbitPerS: bits(SEATS * found.bytesPerCommand),
    logGBPerDay: (commandsPerS * DAY * found.logBytesPerMessage * COPIES) / 1e9,
    beatsPerS: nodes * nodes * BEATS_PER_S,
  };
}

/** A row of the table in docs/OPERATIONS.md. */
export const rowOf = (one: Estimate): string =>
  `| ${[
    grouped(one.people),
    grouped(one.tables),
    grouped(one.commandsPerS),
    `${grouped(one.nodes)} of ${grouped(one.nodeMiB)} MiB`,
    grouped(one.streams),
    grouped(Math.ceil(one.natsCores)),
    `${grouped(one.natsMbitPerS)} Mbit/s`,
    `${grouped(one.browserMbitPerS)} Mbit/s`,
    `${grouped(one.logGBPerDay)} GB`,
    grouped(one.beatsPerS),
  ].join(' | ')} |`;

/** 1234567 as "1,234,567"; small ones to two digits. */
function grouped(value: number): string {
  if (value < 10) return String(Number(value.toPrecision(2)));
  return Math.round(value).toLocaleString('en-US');
}
