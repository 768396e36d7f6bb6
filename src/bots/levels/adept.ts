import { think } from '../deeds/think.ts';
import type { Bot } from '../view/bot.ts';
import { ADEPT_TASTE, type Taste } from '../view/taste.ts';
import { type Pace, readyAt, waitFrom } from './pace.ts';

export const ADEPT_PACE: Pace = { between: [900, 1800], notice: [500, 1200], ponder: [1500, 3500] };

/** Plans around the timers and takes what is worth most. */
export const adept =
  (pace: Pace = ADEPT_PACE, taste: Taste = ADEPT_TASTE): Bot =>
  (sight) => {
    const ready = readyAt(sight, pace);
    if (sight.at < ready) return { askAgainAt: Math.ceil(ready) };
    return think(sight.game, sight.seat, sight.at, taste) ?? waitFrom(sight);
  };
