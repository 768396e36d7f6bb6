import type { Area, CardId, ProvinceId, Resource, RewardId, Slot, StandingRewardId, Track } from '#content';
import type { Millis, Seat, Timing } from './game.ts';

/** What a claim takes: the legendary token, or the card's reward (ACH-3). */
export type Take = 'legendary' | 'reward';

/** Everything a seat may ask of the table. */
export type Command =
  | { readonly type: 'move'; readonly worker: number; readonly to: number | 'mat' }
  | {
      readonly type: 'act';
      readonly worker: number;
      readonly action: number;
      /** The neighbouring action, with a card that allows it (EFF-15). */
      readonly also?: number;
      readonly with: readonly CardId[];
    }
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'pickUp' }
  | { readonly type: 'flip'; readonly area: Area }
  | { readonly type: 'claim'; readonly take: readonly Take[]; readonly with: readonly CardId[] }
  | { readonly type: 'refresh' }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'takeReward'; readonly reward: RewardId | StandingRewardId }
  | { readonly type: 'done'; readonly done: boolean }
  | { readonly type: 'ready'; readonly ready: boolean }
  | { readonly type: 'callTime' }
  | { readonly type: 'voteTiming'; readonly timing: Timing }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'due' };

/** The reply to the question at the head of `todo`. */
export type Answer =
  | ({ readonly to: 'wild' } & Readonly<Record<Resource, number>>)
  | ({ readonly to: 'vp' } & Readonly<Record<Track, number>>)
  | { readonly to: 'conquer'; readonly province: ProvinceId | 'deck' }
  | { readonly to: 'tuck'; readonly slot: Slot }
  | { readonly to: 'worker'; readonly worker: number }
  | { readonly to: 'card'; readonly card: CardId }
  | { readonly to: 'swapVp'; readonly from: Track; readonly into: Track }
  | { readonly to: 'swapResources'; readonly from: Resource; readonly count: number }
  | { readonly to: 'choose'; readonly option: number }
  | { readonly to: 'glory'; readonly count: number }
  | { readonly to: 'discard'; readonly province: ProvinceId };

/** A command as the table heard it. */
export interface Asked {
  readonly seat: Seat;
  readonly at: Millis;
  readonly command: Command;
}
