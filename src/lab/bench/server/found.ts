import type { Found } from '../figures/bench.ts';
import { percentile } from '../figures/bench.ts';

/** One of the two, all its turns together. */
export interface Run {
  readonly cpuShare: number;
  readonly p50: number;
  /** Of the middle turn: a disk or a neighbour that stands still for a moment spoils one turn, not the finding. */
  readonly p99: number;
  /** Of all turns as one. */
  readonly wholeP99: number;
  readonly perSecond: number;
}

/** Processor time of a command; one of the two may have come to fewer of them. */
const perCommand = ({ cpuShare, perSecond }: Run): number => cpuShare / perSecond;

/** Both side by side, with the marks to reach. */
export function found(tables: number, own: Run, relay: Run, disk: readonly number[]): Found {
  const cpuRatio = perCommand(own) / perCommand(relay);
  const figures = {
    tables,
    cpuRatio: round(cpuRatio, 2),
    p50Ms: round(own.p50, 1),
    p99Ms: round(own.p99, 1),
    wholeP99Ms: round(own.wholeP99, 1),
    relayP50Ms: round(relay.p50, 1),
    relayP99Ms: round(relay.p99, 1),
    relayWholeP99Ms: round(relay.wholeP99, 1),
    diskP99Ms: round(percentile(disk, 0.99), 1),
    diskLongestMs: round(percentile(disk, 1), 1),
    commandsPerS: Math.round(own.perSecond),
    relayedPerS: Math.round(relay.perSecond),
    cpuShare: round(own.cpuShare, 3),
    relayCpuShare: round(relay.cpuShare, 3),
  };
  const perCent = (share: number): string => `${(share * 100).toFixed(0)} % of a core`;
  return {
    figures,
    lines: [
      { what: 'tables of five, two commands a second each', found: String(tables) },
      { what: 'commands that reached all screens', found: `${figures.commandsPerS} a second` },
      { what: '  of the relay', found: `${figures.relayedPerS} a second` },
      {
        what: 'processor',
        found: perCent(own.cpuShare),
        mark: { text: 'at most 1.7 times the relay for a command', reached: cpuRatio <= 1.7 },
      },
      { what: '  of the relay', found: `${perCent(relay.cpuShare)}, so ${cpuRatio.toFixed(2)} times` },
      {
        what: 'command to all screens, p50 and p99 of the middle turn',
        found: `${own.p50.toFixed(1)} ms, ${own.p99.toFixed(1)} ms`,
        mark: { text: "p99 at most 5 ms above the relay's", reached: own.p99 <= relay.p99 + 5 },
      },
      { what: '  of the relay', found: `${relay.p50.toFixed(1)} ms, ${relay.p99.toFixed(1)} ms` },
      {
        what: '  p99 of all turns as one',
        found: `${own.wholeP99.toFixed(1)} ms, of the relay ${relay.wholeP99.toFixed(1)} ms`,
      },
      {
        what: '  of the bare disk keeping one page, meanwhile',
        found: `p99 ${figures.diskP99Ms} ms, longest ${figures.diskLongestMs} ms`,
      },
    ],
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
