import { diceOf, LEVELS, type Level } from '#bots';
import { type Options, TIMINGS } from '#engine';
import { drawTable, type TableKind, tableOf } from '../games/drawTable.ts';

/** One of a level against as many of another as fill the table; the same level twice is a table of equals. */
export interface Pairing {
  readonly one: Level;
  readonly rest: Level;
  readonly players: number;
}

/** A game to be played: who sits where, at which table, with which chance. */
export interface Bout {
  /** Which pairing it belongs to; -1 for a random set-up. */
  readonly pairing: number;
  readonly levels: readonly Level[];
  /** The seat of the one. */
  readonly seat: number;
  readonly options: Options;
  readonly seed: number;
}

export interface Contest {
  readonly levels: readonly Level[];
  /** At the tables where a level meets a lower one. */
  readonly players: number;
  /** For each pairing. */
  readonly games: number;
  readonly seed: number;
  readonly table: TableKind;
}

/** How adepts fare by themselves, on the other side of the board. */
const ADEPTS: Pairing = { one: 'adept', rest: 'adept', players: 3 };

/** Every level against every lower one, and adepts among themselves; a level alone meets itself. */
export function pairingsOf({ levels, players }: Pick<Contest, 'levels' | 'players'>): readonly Pairing[] {
  const ranked = LEVELS.filter((level) => levels.includes(level));
  const [only] = ranked;
  if (ranked.length === 1 && only !== undefined) return [{ one: only, rest: only, players }];
  const duels = ranked.flatMap((one, index) => ranked.slice(0, index).map((rest) => ({ one, rest, players })));
  return ranked.includes('adept') ? [...duels, ADEPTS] : duels;
}

/** Each table is played once from every seat, so that seat, character and cards favour no level. A table of equals is played once. */
export function boutsOf(contest: Contest): readonly Bout[] {
  return pairingsOf(contest).flatMap(({ one, rest, players }, pairing) =>
    Array.from({ length: contest.games }, (_, nth): Bout => {
      const seat = nth % players;
      const table = one === rest ? nth : Math.floor(nth / players);
      const levels = Array.from({ length: players }, (_, other) => (other === seat ? one : rest));
      return {
        pairing,
        levels,
        seat,
        options: tableOf(players, diceOf(contest.seed * 104_729 + table).next(2 ** 32), contest.table),
        seed: contest.seed * 7919 + nth,
      };
    }),
  );
}

const SPEEDS = [0.5, 1, 2, 4] as const;

/** Any count, characters, variants and timings there are, with the levels mixed at the table. */
export function anythingGoes(games: number, levels: readonly Level[], seed: number): readonly Bout[] {
  const dice = diceOf(seed);
  return Array.from({ length: games }, (_, nth): Bout => {
    const players = 1 + dice.next(5);
    const timing = dice.next(3) === 0 ? 'mixed' : (TIMINGS[dice.next(2)] ?? 'timed');
    const table = drawTable(dice, players, timing);
    const speed = SPEEDS[dice.next(SPEEDS.length)] ?? 1;
    const options = { ...table, speed, waitLimit: dice.next(2) * 60_000, privilegeWindow: dice.next(2) * 1000 };
    const seated = Array.from({ length: players }, (_, seat) => levels[(nth + seat) % levels.length] ?? 'adept');
    return { pairing: -1, levels: seated, seat: nth % players, options, seed: seed * 7919 + nth };
  });
}
