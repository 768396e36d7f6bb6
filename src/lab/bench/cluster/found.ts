import type { Found } from '../figures/bench.ts';
import type { Measured } from './load.ts';

/** The figures and the table of `npm run bench cluster`. */
export function found(tables: number, alone: Measured, nodes: readonly [Measured, Measured, Measured]): Found {
  const [one, two, three] = nodes;
  const figures = {
    tables,
    p50AddedMs: round(three.even.p50 - alone.even.p50),
    p99AddedMs: round(three.even.p99 - alone.even.p99),
    perS1: Math.round(one.full.perSecond),
    perS2: Math.round(two.full.perSecond),
    perS3: Math.round(three.full.perSecond),
    perSAlone: Math.round(alone.full.perSecond),
    ...each('p50Ms', alone, nodes, ({ even }) => round(even.p50)),
    ...each('p99Ms', alone, nodes, ({ even }) => round(even.p99)),
    ...each('nodeCpuUs', alone, nodes, ({ even }) => Math.round(even.nodeCpuUs)),
    ...each('natsCpuUs', alone, nodes, ({ even }) => Math.round(even.natsCpuUs)),
    ...each('natsMessages', alone, nodes, ({ even }) => round(even.natsMessages)),
    ...each('natsBytes', alone, nodes, ({ even }) => Math.round(even.natsBytes)),
    ...each('tableKiB', alone, nodes, ({ tableBytes }) => Math.round(tableBytes / 1024)),
    bytesPerCommand: Math.round(three.even.bytes),
    logBytesPerMessage: Math.round(three.logBytes),
    streamPerS: Math.round(three.streamPerS),
  };
  const row = (what: string, say: (measured: Measured) => string) => [
    { what, found: '' },
    { what: '  a server alone', found: say(alone) },
    ...nodes.map((measured, nth) => ({ what: `  ${COUNTS[nth]}, three NATS servers`, found: say(measured) })),
  ];
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  return {
    figures,
    lines: [
      { what: 'tables of five', found: String(tables) },
      ...row('command to all screens at an easy pace, p50 and p99', ({ even }) => `${ms(even.p50)}, ${ms(even.p99)}`),
      { what: 'added by three nodes, p50 and p99', found: `${ms(figures.p50AddedMs)}, ${ms(figures.p99AddedMs)}` },
      ...row('as many commands as get through', ({ full }) => `${Math.round(full.perSecond)} a second`),
      ...row(
        'processor per command at the easy pace, nodes and NATS servers',
        ({ even }) => `${Math.round(even.nodeCpuUs)} and ${Math.round(even.natsCpuUs)} µs`,
      ),
      ...row(
        'per command into NATS servers',
        ({ even }) => `${even.natsMessages.toFixed(1)} messages, ${Math.round(even.natsBytes)} bytes`,
      ),
      ...row('memory of a table with five at it', ({ tableBytes }) => `${Math.round(tableBytes / 1024)} KiB`),
      { what: 'bytes to each screen per command', found: String(figures.bytesPerCommand) },
      { what: 'bytes on each NATS server per message of the log', found: String(figures.logBytesPerMessage) },
      { what: 'messages the stream of all logs takes, alone', found: `${figures.streamPerS} a second` },
    ],
  };
}

const COUNTS = ['one node', 'two nodes', 'three nodes'];

const each = (
  name: string,
  alone: Measured,
  nodes: readonly Measured[],
  read: (measured: Measured) => number,
): Record<string, number> =>
  Object.fromEntries([
    [`${name}Alone`, read(alone)],
    ...nodes.map((measured, nth) => [`${name}${nth + 1}`, read(measured)] as const),
  ]);

const round = (value: number): number => Number(value.toFixed(1));
