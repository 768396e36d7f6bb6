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

/** What a table of friends sets. */
export const PLAIN = { speed: 1, privilegeWindow: 1000, waitLimit: 0, lastWord: 20_000 } as const;

const drawTiming = (dice: Dice, timing: TimingWish): Timing =>
  timing === 'mixed' ? (TIMINGS[dice.next(TIMINGS.length)] ?? 'timed') : timing;
