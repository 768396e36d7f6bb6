import type { CardId, ProvinceId, RewardId, Slot, Track } from '#content';
import type { Circle, Game, Player, Seat, Timer, Worker } from './game.ts';

/** The same with fields that may be changed. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What may be changed in place is the caller's own: `copy` makes it, and a Game that others hold is none. */
export interface OwnGame
  extends Writable<Omit<Game, 'timers' | 'circles' | 'privilege' | 'players' | 'display' | 'rewards'>> {
  readonly options: Game['options'];
  readonly sand: Game['sand'];
  readonly timers: Record<keyof Game['timers'], Writable<Timer>>;
  circles: Circle[];
  privilege: Seat[];
  players: OwnPlayer[];
  display: (ProvinceId | null)[];
  rewards: RewardId[];
}

export interface OwnPlayer extends Writable<Omit<Player, 'glory' | 'hand' | 'discard' | 'slots' | 'workers'>> {
  readonly glory: Record<Track, number>;
  readonly hand: CardId[];
  readonly discard: CardId[];
  readonly slots: Record<Slot, ProvinceId[]>;
  readonly workers: OwnWorker[];
}

export type OwnWorker = Writable<Worker>;
