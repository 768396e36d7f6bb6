import type { Report } from './report.ts';
import type { Share } from './share.ts';

interface Bar {
  readonly label: string;
  readonly share: Share;
  readonly fair: number;
}

interface Panel {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly colour: string;
}

const WIDTH = 900;
const LEFT = 260;
const RIGHT = 90;
const LINE = 30;
const INK = '#2b2118';
export const GOLD = '#b8862b';
const PLUM = '#5b3b6e';

/** Two charts under each other: who beats whom, and how the characters fare. */
export function chartOf(report: Report): string {
  const pairings = report.pairings.map(
    ({ one, rest, wins, players }): Bar => ({ label: `${one} against ${rest}s`, share: wins, fair: 1 / players }),
  );
  const characters = report.characters
    .filter(({ wins }) => wins.of > 0)
    .map(({ character, wins }): Bar => ({ label: character, share: wins, fair: 1 / report.players }));
  return drawPanels([
    { title: 'Games won by the one', bars: pairings, colour: PLUM },
    { title: 'Games won by each character', bars: characters, colour: GOLD },
  ]);
}

/** Charts under each other. */
export function drawPanels(panels: readonly Panel[]): string {
  const tops = panels.map((_, nth) => panels.slice(0, nth).reduce((sum, { bars }) => sum + heightOf(bars), 0));
  const height = panels.reduce((sum, { bars }) => sum + heightOf(bars), 20);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="Lato, sans-serif" font-size="14" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#f6efe0"/>`,
    ...panels.map((one, nth) => panel(one, tops[nth] ?? 0)),
    '</svg>',
    '',
  ].join('\n');
}

const heightOf = (bars: readonly Bar[]): number => 60 + bars.length * LINE;
const x = (part: number): number => Math.round((LEFT + part * (WIDTH - LEFT - RIGHT)) * 10) / 10;

function panel({ title, bars, colour }: Panel, top: number): string {
  const lines = bars.map((bar, index) => line(bar, colour, top + 52 + index * LINE));
  return [`<text x="20" y="${top + 32}" font-size="18" font-weight="bold">${title}</text>`, ...lines].join('\n');
}

/** A bar, its interval as a whisker, and a mark where chance alone would end. */
function line({ label, share, fair }: Bar, colour: string, y: number): string {
  const middle = y + 10;
  return [
    `<text x="${LEFT - 12}" y="${y + 15}" text-anchor="end">${label}</text>`,
    `<rect x="${x(0)}" y="${y}" width="${Math.max(x(share.share) - x(0), 1)}" height="20" rx="2" fill="${colour}"/>`,
    `<path d="M${x(share.low)} ${middle}H${x(share.high)}M${x(share.low)} ${y + 5}v10M${x(share.high)} ${y + 5}v10" stroke="${INK}" stroke-width="1.5"/>`,
    `<path d="M${x(fair)} ${y - 3}v26" stroke="${INK}" stroke-dasharray="2 3"/>`,
    `<text x="${WIDTH - 20}" y="${y + 15}" text-anchor="end">${(share.share * 100).toFixed(1)} %</text>`,
  ].join('');
}
