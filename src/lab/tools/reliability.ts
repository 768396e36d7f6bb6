import { writeFileSync } from 'node:fs';
import { look, type Network, networkOf, oddsOf } from '#bots/chances';
import { binsOf, reliabilityChart } from '../arena/reliabilityChart.ts';
import { columns, readFlags, say, type Tool } from '../cli/tool.ts';
import { HEAD } from '../learn/record.ts';
import { readRecords } from '../learn/train.ts';
import { readWeights } from '../learn/variant.ts';

export const reliabilityTool: Tool = {
  says: 'whether chances are true: of those said to win with 70 %, how many won',
  usage: `npm run lab -- reliability FOLDER … [options]   of positions that learn play recorded
  --weights FILE   (src/bots/chances/weights.ts)
  --chart FILE     also draw it as SVG`,
  run(args) {
    const { values, positionals } = readFlags(args, FLAGS, true);
    const network = networkOf(readWeights(values.weights));
    const bins = binsOf(readRecords(positionals).flatMap((record) => toldOf(network, record)));
    if (values.chart !== undefined) writeFileSync(values.chart, reliabilityChart(bins));
    const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
    const rows = bins.map(({ count, said, came }) => [percent(said), percent(came), `${count}`]);
    say(columns([['said to win', 'won', 'seats'], ...rows]));
  },
};

const FLAGS = {
  weights: { type: 'string', default: 'src/bots/chances/weights.ts' },
  chart: { type: 'string' },
} as const;

/** What is said of each seat, and whether it won. What was only imagined is left out: nobody played on from there. */
function toldOf(network: Network, record: Uint8Array): readonly (readonly [number, boolean])[] {
  const [seats = 0, winner, , isImagined] = record;
  if (isImagined === 1) return [];
  const told = look(network, record.subarray(HEAD), seats);
  return Array.from({ length: seats }, (_, seat) => {
    const odds = oddsOf(told, seat, seats);
    return [1 / (1 + Math.exp(-odds)), winner === seat] as const;
  });
}
