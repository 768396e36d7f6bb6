import { diceOf } from '#bots';
import { type Share, share } from '../arena/share.ts';
import { type TableKind, tableOf } from '../games/drawTable.ts';
import type { Trial, Verdict } from './measuring.ts';
import { type Variant, variantOf } from './variant.ts';

/** One variant against others at so many tables, sitting once in every seat of each. */
export interface Contest {
  readonly name: string;
  readonly one: string | Variant;
  readonly rest: string | Variant;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly table?: TableKind;
}

const asVariant = (of: string | Variant): Variant => (typeof of === 'string' ? variantOf(of) : of);

/** All contests take turns, so that whenever time is up each has had its share. */
export function trialsOf(contests: readonly Contest[]): readonly Trial[] {
  const most = Math.max(...contests.map(({ games }) => games));
  return Array.from({ length: most }, (_, nth) => contests.flatMap((contest) => trialOf(contest, nth))).flat();
}

function trialOf(contest: Contest, nth: number): readonly Trial[] {
  const { name, players, seed, games, table = 'plain' } = contest;
  if (nth >= games) return [];
  const options = tableOf(players, diceOf(seed * 104_729 + Math.floor(nth / players)).next(2 ** 32), table);
  const [one, rest] = [asVariant(contest.one), asVariant(contest.rest)];
  return [{ name, one, rest, seat: nth % players, options, seed: seed * 7919 + nth }];
}

export interface Summary {
  readonly name: string;
  readonly players: number;
  readonly wins: Share;
  readonly points: number;
  readonly restPoints: number;
  /** Seconds of processor in a game, and the longest thought in milliseconds. */
  readonly seconds: number;
  readonly longest: number;
}

export function summaryOf(contests: readonly Contest[], verdicts: readonly Verdict[]): readonly Summary[] {
  return contests.map(({ name, players }) => {
    const own = verdicts.filter((verdict) => verdict.name === name);
    const mean = (of: (verdict: Verdict) => number): number =>
      Math.round((own.reduce((sum, one) => sum + of(one), 0) / Math.max(own.length, 1)) * 100) / 100;
    return {
      name,
      players,
      wins: share(own.filter(({ won }) => won).length, own.length),
      points: mean(({ points }) => points),
      restPoints: mean(({ restPoints }) => restPoints),
      seconds: mean(({ spent }) => spent / 1000),
      longest: Math.round(own.reduce((most, { longest }) => Math.max(most, longest), 0) * 10) / 10,
    };
  });
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

export const printVerdicts = (summaries: readonly Summary[]): readonly (readonly string[])[] => [
  ['who', 'seats', 'games', 'wins', 'interval', 'points', 's a game', 'longest ms'],
  ...summaries.map(({ name, players, wins, points, restPoints, seconds, longest }) => [
    name,
    `${players}`,
    `${wins.of}`,
    percent(wins.share),
    `${percent(wins.low)} to ${percent(wins.high)}`,
    `${points} / ${restPoints}`,
    `${seconds}`,
    `${longest}`,
  ]),
];
