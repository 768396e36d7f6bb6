import type { CharacterId } from '#content';
import type { Millis, Options, SeatOptions, Timing } from '#engine';

/** What a situation may ask for; everything else is the plainest table there is. */
export interface TableOptions {
  readonly seats?: number;
  /** By seat; the basic characters in the order of the box where nothing is said. */
  readonly characters?: readonly CharacterId[];
  /** For all rounds, or one by one. */
  readonly timing?: Timing | readonly Timing[];
  readonly advancedPlacement?: boolean;
  readonly glory?: boolean;
  readonly speed?: number;
  readonly privilegeWindow?: Millis;
  readonly waitLimit?: Millis;
  readonly lastWord?: Millis;
  readonly seed?: number;
}

const BASIC = ['briber', 'champion', 'justicar', 'implacable', 'insidious'] as const;

export function tableOptions(wanted: TableOptions = {}): Options {
  const { seats = wanted.characters?.length ?? 3, characters = BASIC, timing = 'timed' } = wanted;
  const seatOptions = (seat: number): SeatOptions => ({
    character: characters[seat] ?? BASIC[seat] ?? 'briber',
    advancedPlacement: wanted.advancedPlacement ?? false,
    glory: wanted.glory ?? false,
    handicap: {},
  });
  return {
    seed: wanted.seed ?? 1,
    seats: Array.from({ length: seats }, (_, seat) => seatOptions(seat)),
    timing: typeof timing === 'string' ? [timing, timing, timing, timing] : timing,
    speed: wanted.speed ?? 1,
    privilegeWindow: wanted.privilegeWindow ?? 1000,
    waitLimit: wanted.waitLimit ?? 0,
    lastWord: wanted.lastWord ?? 20_000,
  };
}
