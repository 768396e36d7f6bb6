import { type Cost, type Effect, TRACKS, type Track } from '#content';
import {
  beyond,
  boardOf,
  canPay,
  type Forecast,
  forecast,
  frameAt,
  type Game,
  type Player,
  playerAt,
  type Seat,
} from '#engine';

/** A rough measure for a first game: what brings the lowest track on counts most. */
const WORTH = { votes: 1.2, gold: 1, military: 1, culture: 0.8 } as const;
const ASKED = { conquer: 5, gainVp: 3, gainWild: 1, recruit: 6 } as const;

/** The track furthest from the parchment. */
export const lowestTrack = (player: Player): Track =>
  TRACKS.reduce((low, track) => (beyond(player, track) < beyond(player, low) ? track : low));

/** What an effect is worth to a seat now, less what it costs. */
export function worthOf(game: Game, seat: Seat, effect: Effect, cost: Cost = {}): number {
  const found = forecast(game, seat, effect);
  return (
    gained(playerAt(game, seat), found) + found.asks.reduce((sum, { do: asks }) => sum + asked(asks), 0) - price(cost)
  );
}

const asked = (kind: string): number => (kind in ASKED ? ASKED[kind as keyof typeof ASKED] : 0);

function gained(player: Player, { goods }: Forecast): number {
  const tracks = TRACKS.reduce((sum, track) => sum + (goods[track] ?? 0) * stepWorth(player, track), 0);
  return tracks + price(goods);
}

const stepWorth = (player: Player, track: Track): number =>
  beyond(player, track) >= 0 ? 1.5 : track === lowestTrack(player) ? 4 : 3;

const price = (goods: Cost): number =>
  Object.entries(WORTH).reduce((sum, [kind, worth]) => sum + (goods[kind as keyof typeof WORTH] ?? 0) * worth, 0);

/** What a frame promises: the better of the actions below it, little where it cannot be paid. */
export function frameWorth(game: Game, seat: Seat, frame: number): number {
  const player = playerAt(game, seat);
  const found = frameAt(game, frame).actions.flatMap((index) => boardOf(game).actions[index] ?? []);
  return Math.max(
    ...found.map(({ effect, cost }) => worthOf(game, seat, effect, cost) * (canPay(player, cost) ? 1 : 0.3)),
  );
}

/** The best of some things; undefined of none. */
export function best<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  return all.toSorted((one, other) => worth(other) - worth(one))[0];
}
