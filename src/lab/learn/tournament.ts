import { diceOf } from '#bots';
import type { Goods } from '#content';
import { drawCharacters, type Options, type SeatOptions, score, type Timing } from '#engine';
import { PLAIN, ROUNDS } from '../games/drawTable.ts';
import { fight } from '../games/playOut.ts';
import { botOf, type Variant } from './variant.ts';

/** One who climbs the ladder: a level, or a master who starts with more, as in the Regency. */
interface Entrant {
  readonly plays: Variant;
  readonly handicap: Goods;
}

const level = (plays: Exclude<Variant['plays'], 'champion'>, handicap: Goods = {}): Entrant => ({
  plays: { plays },
  handicap,
});

/** The head starts are those of `HEAD_STARTS` in the Regency. */
const ENTRANTS = {
  novice: level('novice'),
  adept: level('adept'),
  master: level('master'),
  chancellor: level('master', { gold: 2, votes: 1 }),
  regent: level('master', { military: 2, culture: 2, gold: 2, votes: 2 }),
  timeless: level('master', { military: 3, culture: 3, gold: 3, votes: 3, power: 1, prestige: 1, popularity: 1 }),
  champion: level('landed'),
} as const satisfies Readonly<Record<string, Entrant>>;

export type Name = keyof typeof ENTRANTS;
export const NAMES = Object.keys(ENTRANTS) as readonly Name[];

/** One table of four different entrants. */
export interface Round {
  readonly names: readonly Name[];
  readonly options: Options;
  readonly seed: number;
}

const SEATS = 4;

export function roundsOf(games: number, seed: number): readonly Round[] {
  return Array.from({ length: games }, (_, nth) => roundOf(seed * 1_000_003 + nth));
}

function roundOf(seed: number): Round {
  const dice = diceOf(seed);
  const left = [...NAMES];
  const names = Array.from({ length: SEATS }, () => left.splice(dice.next(left.length), 1)[0] as Name);
  const own = dice.next(2 ** 32);
  const characters = drawCharacters(own, Array<'random'>(SEATS).fill('random'));
  const seats = names.map((name, seat): SeatOptions => {
    const { handicap } = ENTRANTS[name];
    return { character: characters[seat] ?? 'tyrant', advancedPlacement: false, glory: false, handicap };
  });
  return { names, options: { ...PLAIN, seed: own, seats, timing: Array<Timing>(ROUNDS).fill('timed') }, seed };
}

/** Who came first, second, third and fourth. */
export function ranked({ names, options, seed }: Round): readonly Name[] {
  const { game } = fight(
    options,
    names.map((name) => botOf(ENTRANTS[name].plays)),
    names.map((_, seat) => diceOf(seed * 31 + seat)),
  );
  return score(game).standings.map((standing) => names[standing.seat] as Name);
}
