import type { CharacterId } from '#content';
import {
  type Game,
  type Millis,
  NOBODY,
  type Options,
  type Seat,
  type SeatOptions,
  type Secret,
  setup,
  type Timing,
} from '#engine';
import { sitDown, type Table } from './table.ts';

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

/** A table before the first placement, privilege in the order of the seats. */
export function freshTable(wanted: TableOptions = {}): Table {
  const { game, secret } = setup(tableOptions(wanted));
  const order: Seat[] = game.privilege.filter((seat) => seat !== NOBODY).sort();
  return sitDown({ ...game, privilege: game.privilege.includes(NOBODY) ? [...order, NOBODY] : order }, secret);
}

/** A table in round 1 at 0:00, all timers just flipped to the bottom rows, every worker still on its mat. */
export function table(wanted: TableOptions = {}): Table {
  const key = JSON.stringify(wanted);
  const laid = LAID.get(key) ?? lay(wanted);
  LAID.set(key, laid);
  return sitDown(laid.game, laid.secret);
}

/** The same few tables are asked for again and again. */
const LAID = new Map<string, { readonly game: Game; readonly secret: Secret }>();

function lay(wanted: TableOptions): { readonly game: Game; readonly secret: Secret } {
  const fresh = freshTable(wanted).placed();
  for (const seat of fresh.game.players.keys()) fresh.worker(seat, 0, 'mat').worker(seat, 1, 'mat');
  return { game: fresh.game, secret: fresh.secret };
}
