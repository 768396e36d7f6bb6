import type { Millis, Timing } from '#engine';

export const BOT_LEVELS = ['novice', 'adept', 'master', 'champion'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What the host can set. */
export interface Terms {
  readonly public: boolean;
  readonly timing: readonly Timing[];
  readonly speed: number;
  readonly privilegeWindow: Millis;
  readonly waitLimit: Millis;
  readonly lastWord: Millis;
  /** How long a player may be gone before a bot plays for them; 0 for never. */
  readonly standInAfter: Millis;
  /** Who only watches sees everything so much later; 0 for at once. */
  readonly spectatorDelay: Millis;
  /** Who watches may see how likely each seat is to win, where no ratings and no delay stand against it. */
  readonly chances: boolean;
  /** The result counts for the ratings of those who play. */
  readonly rated: boolean;
  /** DIG-8: how often each seat may pause; 0 for as often as they like. */
  readonly pauses: number;
}
