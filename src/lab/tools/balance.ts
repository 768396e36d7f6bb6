import { writeFileSync } from 'node:fs';
import { CHARACTER_IDS } from '#content';
import { balanceChart, balanceOf, balanceSource } from '../arena/balance.ts';
import { readGames } from '../arena/kept.ts';
import { columns, Misuse, readFlags, say, type Tool, wholeNumber } from '../cli/tool.ts';

export const balanceTool: Tool = {
  says: 'how often each character wins at each count of players, from games that the arena kept',
  usage: `npm run lab -- balance FILE … [options]   files of npm run lab -- arena --levels champion --keep FILE
  --least N      leave out counts at which a character has fewer games (10)
  --chart FILE   also draw it as SVG
  --out FILE     also write it as the app reads it (src/client/kit/balance/figures.ts)`,
  run(args) {
    const { values, positionals } = readFlags(args, FLAGS, true);
    if (positionals.length === 0) throw new Misuse('balance needs files of games');
    const least = wholeNumber('least', values.least, 0, 1_000_000);
    const balance = balanceOf(positionals.map(readGames), least);
    if (values.chart !== undefined) writeFileSync(values.chart, balanceChart(balance));
    if (values.out !== undefined) writeFileSync(values.out, balanceSource(balance));
    const percent = (share: number): string => `${(share * 100).toFixed(0)}`;
    const rows = CHARACTER_IDS.map((id) => [
      id,
      ...balance.map(({ won }) => {
        const { share, low, high, of } = won[id];
        return `${percent(share)} % (${percent(low)} to ${percent(high)}) of ${of}`;
      }),
    ]);
    say(columns([['character', ...balance.map(({ players }) => `${players} players`)], ...rows]));
  },
};

const FLAGS = {
  least: { type: 'string', default: '10' },
  chart: { type: 'string' },
  out: { type: 'string' },
} as const;
