import type { Area, CardId, Slot } from '#content';

/** Why a bot does what it does, for a screen that tells newcomers what to watch. */
export const REASONS = [
  'answers',
  'legendary',
  'achievement',
  'recruits',
  'playsCard',
  'picksUp',
  'takesAction',
  'strikes',
  'placesForSand',
  'placesForGold',
  'placesForProvince',
  'placesForVotes',
  'freesWorker',
  'flipForWorker',
  'flipToFree',
  'flipToGoOn',
  'refreshes',
  'councilReward',
  'nothingLeft',
  'readyToGoOn',
] as const;
export type Reason = (typeof REASONS)[number];

/** A reason and, where there is one, the thing it is about. */
export interface Why {
  readonly reason: Reason;
  readonly area?: Area;
  readonly action?: number;
  readonly worker?: number;
  readonly card?: CardId;
  readonly slot?: Slot;
}
