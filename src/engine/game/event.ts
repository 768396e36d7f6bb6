import type {
  AchievementId,
  Area,
  CardId,
  Goods,
  ProvinceId,
  Resource,
  RewardId,
  Row,
  Slot,
  StandingRewardId,
  Track,
} from '#content';
import type { Take } from './command.ts';
import type { Millis, Seat, Task, Timing } from './game.ts';
import type { RefusalId } from './refusals.ts';

/** What happened, in the past tense. Folding events over the first state gives every later one. */
export type Event =
  | { readonly type: 'placerNamed'; readonly turn: number; readonly deadline: Millis | null }
  | { readonly type: 'roundBegan'; readonly round: number; readonly timing: Timing }
  | { readonly type: 'timerFlipped'; readonly area: Area; readonly to: Row; readonly sandOut: Millis }
  | { readonly type: 'markerKnockedOff'; readonly circle: number }
  | { readonly type: 'trackAdvanced'; readonly space: number }
  | { readonly type: 'councilCalled' }
  | { readonly type: 'workerMoved'; readonly seat: Seat; readonly worker: number; readonly to: number | 'mat' }
  | { readonly type: 'workerActed'; readonly seat: Seat; readonly worker: number; readonly action: number }
  | { readonly type: 'workerRetrieved'; readonly seat: Seat; readonly worker: number }
  | { readonly type: 'workerRecruited'; readonly seat: Seat }
  | { readonly type: 'workerPromoted'; readonly seat: Seat; readonly worker: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly goods: Goods }
  | { readonly type: 'gained'; readonly seat: Seat; readonly goods: Goods }
  | { readonly type: 'gloryGained'; readonly seat: Seat; readonly track: Track; readonly count: number }
  | { readonly type: 'legendaryGained'; readonly seat: Seat }
  | { readonly type: 'vpSwapped'; readonly seat: Seat; readonly from: Track; readonly into: Track }
  | {
      readonly type: 'resourcesSwapped';
      readonly seat: Seat;
      readonly from: Resource;
      readonly into: Resource;
      readonly count: number;
    }
  | {
      readonly type: 'provinceTaken';
      readonly seat: Seat;
      readonly province: ProvinceId;
      readonly from: 'display' | 'deck';
    }
  | { readonly type: 'provinceTucked'; readonly seat: Seat; readonly province: ProvinceId; readonly slot: Slot }
  | { readonly type: 'provinceDiscarded'; readonly seat: Seat; readonly province: ProvinceId; readonly slot: Slot }
  | { readonly type: 'provinceLimitRaised'; readonly seat: Seat }
  | { readonly type: 'provincesDealt'; readonly display: readonly (ProvinceId | null)[]; readonly dealt: number }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardsTakenBack'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'achievementClaimed'; readonly seat: Seat; readonly take: readonly Take[] }
  | { readonly type: 'asked'; readonly seat: Seat; readonly todo: readonly Task[] }
  | { readonly type: 'doneSaid'; readonly seat: Seat; readonly done: boolean }
  | { readonly type: 'readySaid'; readonly seat: Seat; readonly ready: boolean }
  | { readonly type: 'timeCalled'; readonly seat: Seat }
  | { readonly type: 'clockGiven'; readonly seat: Seat; readonly deadline: Millis }
  | { readonly type: 'councilBegan'; readonly votes: readonly number[]; readonly privilege: readonly Seat[] }
  | { readonly type: 'chooserNamed'; readonly turn: number; readonly deadline: Millis | null }
  | { readonly type: 'rewardTaken'; readonly seat: Seat; readonly reward: RewardId | StandingRewardId }
  | { readonly type: 'permanentGained'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'discardsBegan'; readonly deadline: Millis | null }
  | {
      readonly type: 'roundPrepared';
      readonly rewards: readonly RewardId[];
      readonly display: readonly (ProvinceId | null)[];
      readonly dealt: number;
      readonly achievement: AchievementId;
      readonly deadline: Millis | null;
    }
  | { readonly type: 'timingVoted'; readonly seat: Seat; readonly timing: Timing }
  | { readonly type: 'paused'; readonly seat: Seat }
  | { readonly type: 'resumed'; readonly seat: Seat }
  | { readonly type: 'gameEnded' };

/** A player caused it, and this is the rule that forbids it. */
export interface Refusal {
  readonly refused: RefusalId;
}

export type Ruling = readonly Event[] | Refusal;
export const isRefusal = (ruling: Ruling): ruling is Refusal => !Array.isArray(ruling);
