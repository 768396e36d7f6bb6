import type {
  AchievementId,
  Area,
  CardId,
  CharacterId,
  GoodKind,
  ProvinceId,
  RewardId,
  Row,
  Slot,
  Track,
} from '#content';
import type { Phase, Seat, SeatOptions, Spot, Timing } from '#engine';

/** One step of setting up a position by hand. It may lead to a position that cannot be played; that is said, not refused. */
export type Edit =
  | { readonly edit: 'join' }
  | { readonly edit: 'leave'; readonly seat: Seat }
  | { readonly edit: 'token' | 'grande' }
  | { readonly edit: 'legendary' | 'claimed' | 'limit'; readonly seat: Seat }
  | { readonly edit: 'character'; readonly seat: Seat; readonly character: CharacterId }
  | {
      readonly edit: 'variant';
      readonly seat: Seat;
      readonly variant: keyof Omit<SeatOptions, 'character' | 'handicap'>;
    }
  | { readonly edit: 'good'; readonly seat: Seat; readonly kind: GoodKind; readonly by: number }
  | { readonly edit: 'glory'; readonly seat: Seat; readonly track: Track; readonly by: number }
  /** One worker more or less. */
  | { readonly edit: 'crew'; readonly seat: Seat; readonly by: 1 | -1 }
  | { readonly edit: 'rank'; readonly seat: Seat; readonly worker: number }
  | {
      readonly edit: 'worker';
      readonly seat: Seat;
      readonly worker: number;
      readonly spot: Spot;
      readonly space: number;
    }
  | { readonly edit: 'card'; readonly seat: Seat; readonly card: CardId; readonly to: 'hand' | 'discard' | 'box' }
  | {
      readonly edit: 'province';
      readonly province: ProvinceId;
      readonly to: { readonly seat: Seat; readonly slot: Slot } | null;
    }
  | { readonly edit: 'face'; readonly nth: number; readonly province: ProvinceId | null }
  | { readonly edit: 'reward'; readonly reward: RewardId }
  | { readonly edit: 'achievement'; readonly achievement: AchievementId }
  | { readonly edit: 'row'; readonly area: Area; readonly row: Row }
  | { readonly edit: 'sand'; readonly area: Area; readonly left: number }
  | { readonly edit: 'markers'; readonly left: number }
  | { readonly edit: 'space'; readonly space: number }
  | { readonly edit: 'timing'; readonly timing: Timing }
  | { readonly edit: 'round'; readonly round: number }
  | { readonly edit: 'phase'; readonly phase: Phase }
  | { readonly edit: 'turn'; readonly turn: number }
  /** A place up or down the privilege track. */
  | { readonly edit: 'privilege'; readonly seat: Seat; readonly by: 1 | -1 };
