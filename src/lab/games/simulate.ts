import { type Bot, diceOf, greedy, random } from '#bots';
import { CHARACTER_IDS, type CharacterId, TRACKS, type Track } from '#content';
import { DECIDERS, type Decider, digest, fingerprint, OUTCOMES, type Outcome, score } from '#engine';
import { drawTable, type TimingWish } from './drawTable.ts';
import { type PlayedOut, playOut } from './playOut.ts';

export const POLICIES = { random, greedy } as const satisfies Readonly<Record<string, Bot>>;
export type Policy = keyof typeof POLICIES;

export interface Plan {
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly policy: Policy;
  readonly timing: TimingWish;
}

export interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

export interface Summary extends Plan {
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly winners: { readonly bySeat: readonly number[]; readonly nobody: number };
  readonly characters: Readonly<Record<CharacterId, { readonly played: number; readonly won: number }>>;
  /** What set the winner apart from the second. */
  readonly decidedBy: Readonly<Record<Decider, number>>;
  /** VP a player has at the end, by track, and the points that count on the parchment. */
  readonly vp: Readonly<Record<Track | 'parchment', Spread>>;
  readonly legendary: number;
  readonly commands: Spread;
  readonly gameMinutes: Spread;
  /** The same wherever the same games were played. */
  readonly hash: string;
}

/** Many games in virtual time. The same plan gives the same summary on every machine. */
export function simulate(plan: Plan, progress?: (played: number) => void): Summary {
  const dice = diceOf(plan.seed);
  const bots = Array.from({ length: plan.players }, () => POLICIES[plan.policy]);
  const tally = emptyTally(plan);
  for (let played = 1; played <= plan.games; played += 1) {
    count(tally, playOut(drawTable(dice, plan.players, plan.timing), bots, dice));
    progress?.(played);
  }
  return summarise(plan, tally);
}

interface Gathered {
  least: number;
  most: number;
  sum: number;
  count: number;
}

const gathered = (): Gathered => ({ least: Number.POSITIVE_INFINITY, most: 0, sum: 0, count: 0 });

function gather(into: Gathered, value: number): void {
  into.least = Math.min(into.least, value);
  into.most = Math.max(into.most, value);
  into.sum += value;
  into.count += 1;
}

function spread({ least, most, sum, count }: Gathered): Spread {
  return count === 0 ? { least: 0, mean: 0, most: 0 } : { least, mean: hundredths(sum / count), most };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const zeroes = <K extends string>(keys: readonly K[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

function emptyTally({ players }: Plan) {
  return {
    outcomes: zeroes(OUTCOMES),
    bySeat: Array<number>(players).fill(0),
    nobody: 0,
    played: zeroes(CHARACTER_IDS),
    won: zeroes(CHARACTER_IDS),
    decidedBy: zeroes(DECIDERS),
    vp: { power: gathered(), prestige: gathered(), popularity: gathered(), parchment: gathered() },
    legendary: 0,
    commands: gathered(),
    minutes: gathered(),
    hash: '',
  };
}
type Tally = ReturnType<typeof emptyTally>;

function count(tally: Tally, { game, at, commands }: PlayedOut): void {
  const { outcome, winner, standings } = score(game);
  tally.outcomes[outcome] += 1;
  tally.decidedBy[standings[0]?.decidedBy ?? 'last'] += 1;
  if (winner === null) tally.nobody += 1;
  else tally.bySeat[winner] = (tally.bySeat[winner] ?? 0) + 1;
  for (const { seat, points, legendary } of standings) {
    const player = game.players[seat];
    if (player === undefined) continue;
    tally.played[player.character] += 1;
    if (seat === winner) tally.won[player.character] += 1;
    if (legendary) tally.legendary += 1;
    for (const track of TRACKS) gather(tally.vp[track], player[track]);
    gather(tally.vp.parchment, points);
  }
  gather(tally.commands, commands);
  gather(tally.minutes, hundredths(at / 60_000));
  tally.hash = digest(tally.hash + fingerprint(game));
}

function summarise(plan: Plan, tally: Tally): Summary {
  const { power, prestige, popularity, parchment } = tally.vp;
  const fates = CHARACTER_IDS.map((id) => [id, { played: tally.played[id], won: tally.won[id] }] as const);
  return {
    ...plan,
    outcomes: tally.outcomes,
    winners: { bySeat: tally.bySeat, nobody: tally.nobody },
    characters: Object.fromEntries(fates) as Summary['characters'],
    decidedBy: tally.decidedBy,
    vp: {
      power: spread(power),
      prestige: spread(prestige),
      popularity: spread(popularity),
      parchment: spread(parchment),
    },
    legendary: tally.legendary,
    commands: spread(tally.commands),
    gameMinutes: spread(tally.minutes),
    hash: tally.hash,
  };
}
