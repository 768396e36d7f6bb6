import type { Area, GoodKind, ProvinceId, RewardId } from '#content';
import type { Seat } from '../game/game.ts';

/** Faults that say all by their name. */
export const PLAIN_FAULTS = [
  /** Not one to five players, or a person twice. */
  'players',
  /** The board, its sand or its terms are not those of this table. */
  'table',
  /** A place of privilege is missing or taken twice. */
  'order',
  /** Nothing is left to play. */
  'over',
  /** Workers are placed only before the first round. */
  'late',
  /** The markers of the purple timer do not fit the moment. */
  'purple',
  /** Nobody whose turn it could be. */
  'turn',
  /** First placement goes by privilege. */
  'placing',
  /** Nobody has a province too many. */
  'discards',
  /** More provinces than were dealt, or than there are. */
  'provinces',
  /** Rewards of another council. */
  'rewards',
  /** Too few rewards for the councils to come. */
  'rewardsLeft',
] as const;
type PlainFault = (typeof PLAIN_FAULTS)[number];

export const SEAT_FAULTS = ['crew', 'nowhere', 'cards', 'limit', 'glory', 'unfinished'] as const;
type SeatFault = (typeof SEAT_FAULTS)[number];

/** Why a position that was set up by hand cannot be played. */
export type PositionFault =
  | { readonly fault: PlainFault }
  | { readonly fault: SeatFault; readonly seat: Seat }
  | { readonly fault: 'tooMany'; readonly seat: Seat; readonly kind: GoodKind; readonly most: number }
  | { readonly fault: 'sand'; readonly area: Area }
  | { readonly fault: 'shared'; readonly frame: number }
  | { readonly fault: 'cardTwice'; readonly card: RewardId }
  | { readonly fault: 'provinceTwice'; readonly province: ProvinceId };

/** Once each, as it is found. */
export const twice = <T>(all: readonly T[]): readonly T[] => [
  ...new Set(all.filter((one, nth) => all.indexOf(one) !== nth)),
];

export const when = <F extends PositionFault>(holds: boolean, fault: F): readonly F[] => (holds ? [fault] : []);
