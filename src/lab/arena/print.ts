import { columns } from '../cli/tool.ts';
import type { Report } from './report.ts';
import type { Share } from './share.ts';

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const interval = ({ share, low, high }: Share): string => `${percent(share)} (${percent(low)} to ${percent(high)})`;

/** The report as tables for a terminal. */
export function printReport(report: Report): string {
  const pairings = report.pairings.map((pairing) => [
    pairing.one === pairing.rest ? `${pairing.one}s among themselves` : `one ${pairing.one} against ${pairing.rest}s`,
    `${pairing.players}`,
    `${pairing.games}`,
    interval(pairing.wins),
    percent(1 / pairing.players),
    `${percent(pairing.complete.one.share)} / ${percent(pairing.complete.rest.share)}`,
    `${percent(pairing.legendary.one.share)} / ${percent(pairing.legendary.rest.share)}`,
    `${pairing.points.one} / ${pairing.points.rest}`,
    `${pairing.vp.one} / ${pairing.vp.rest}`,
    percent(pairing.civilWar.share),
  ]);
  const characters = report.characters
    .filter(({ wins }) => wins.of > 0)
    .map(({ character, wins, complete, points, vp }) => [
      character,
      `${wins.of}`,
      interval(wins),
      percent(complete.share),
      `${points}`,
      `${vp}`,
    ]);
  const marks = report.marks.map(({ what, asked, found, reached }) => [
    what,
    asked,
    `${found.count} of ${found.of}: ${interval(found)}`,
    reached ? 'reached' : 'MISSED',
  ]);
  const thinking = report.thinking.map(({ level, decisions, mean, p99, most }) => [
    level,
    `${decisions}`,
    `${mean}`,
    `${p99}`,
    `${most}`,
  ]);
  return [
    columns([
      ['pairing', 'seats', 'games', 'the one wins', 'fair', 'complete', 'legendary', 'points', 'VP', 'civil war'],
      ...pairings,
    ]),
    ...(marks.length > 0 ? [columns([['mark', 'asked', 'found', ''], ...marks])] : []),
    columns([['character', 'played', 'won', 'complete', 'points', 'VP'], ...characters]),
    columns([['thinking', 'times asked', 'mean ms of processor', '99 of 100 below', 'most'], ...thinking]),
    ...report.failures.map((failure) => `not finished: ${failure}`),
  ].join('\n\n');
}
