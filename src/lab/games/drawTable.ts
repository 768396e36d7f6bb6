import type { Dice } from '#bots';
import { drawCharacters, type Options, type SeatOptions, TIMINGS, type Timing } from '#engine';

export const TIMING_WISHES = [...TIMINGS, 'mixed'] as const;
export type TimingWish = (typeof TIMING_WISHES)[number];

export const ROUNDS = 4;
const SEEDS = 2 ** 32;

/** A table of strangers: characters, variants and, if mixed, the timing of each round are drawn. */
export function drawTable(dice: Dice, players: number, timing: TimingWish): Options {
  const seed = dice.next(SEEDS);
  const characters = drawCharacters(seed, Array<'random'>(players).fill('random'));
  const seats = characters.map(
    (character): SeatOptions => ({
      character,
      advancedPlacement: dice.next(2) === 0,
      glory: dice.next(2) === 0,
      handicap: {},
    }),
  );
  return { seed, seats, timing: Array.from({ length: ROUNDS }, () => drawTiming(dice, timing)), ...PLAIN };
}

export const TABLE_KINDS = ['plain', 'untimed', 'advanced'] as const;
/** How a table is set: as printed, without sand, or with all that is advanced. Its characters are any of the ten. */
export type TableKind = (typeof TABLE_KINDS)[number];

export function tableOf(players: number, seed: number, kind: TableKind): Options {
  const advanced = kind === 'advanced';
  const seats = drawCharacters(seed, Array<'random'>(players).fill('random')).map(
    (character): SeatOptions => ({ character, advancedPlacement: advanced, glory: advanced, handicap: {} }),
  );
  return { ...PLAIN, seed, seats, timing: Array<Timing>(ROUNDS).fill(kind === 'untimed' ? 'untimed' : 'timed') };
}

/** What a table of friends sets. */
export const PLAIN = { speed: 1, privilegeWindow: 1000, waitLimit: 0, lastWord: 20_000 } as const;

const drawTiming = (dice: Dice, timing: TimingWish): Timing =>
  timing === 'mixed' ? (TIMINGS[dice.next(TIMINGS.length)] ?? 'timed') : timing;
