import type { Area, CardId, Cost, Resource, RewardId, StandingRewardId, Track } from '#content';
import type { Command, Game, Millis, Seat, Task } from '#engine';

/** What the guide goes by: no more than lies on the screen. */
export interface Sight {
  readonly game: Game;
  readonly seat: Seat;
  readonly at: Millis;
  /** All that this seat may do now. */
  readonly open: readonly Command[];
  /** The worker in the hand. */
  readonly held: number | null;
}

/** The one thing worth doing now. */
export type Moment =
  | { readonly about: 'take'; readonly worker: number; readonly grande: boolean }
  | { readonly about: 'free'; readonly worker: number }
  /** It waits where its owner cannot pay, and may still go elsewhere. */
  | { readonly about: 'unpaid'; readonly worker: number; readonly cost: Cost }
  | { readonly about: 'put'; readonly worker: number; readonly frame: number; readonly area: Area }
  | { readonly about: 'ready' }
  /** Which of the answers, in the order they stand in; null where it is counted up or all are equal. */
  | { readonly about: 'answer'; readonly task: Task; readonly nth: number | null; readonly first: Track | Resource }
  | { readonly about: 'act' | 'missing'; readonly worker: number; readonly action: number; readonly area: Area }
  | { readonly about: 'claim' }
  | { readonly about: 'play'; readonly card: CardId }
  | { readonly about: 'pickUp'; readonly count: number }
  /** TIM-3: it lets a worker act, or only go. */
  | { readonly about: 'flip'; readonly area: Area; readonly frees: boolean }
  | { readonly about: 'wait'; readonly area: Area; readonly unpaid: Cost | null }
  /** For a timer that leaves the row on which they are stuck. */
  | { readonly about: 'stuck'; readonly area: Area }
  | { readonly about: 'done'; readonly why: 'stuck' | 'waiting' | 'called' }
  | { readonly about: 'done'; readonly why: 'unpaid'; readonly cost: Cost }
  | { readonly about: 'reward'; readonly reward: RewardId | StandingRewardId };

/** What all of it is for, as it stands. */
export type Goal =
  | { readonly about: 'goal' | 'sand' | 'inside' }
  /** ACH-4, COU-7: on the achievement, on the next one, or among the final rewards alone. */
  | { readonly about: 'legendary'; readonly from: 'here' | 'taken' | 'last' }
  | { readonly about: 'need'; readonly track: Track; readonly steps: number; readonly action: number | null };
