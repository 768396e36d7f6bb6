import { adept } from './adept.ts';
import type { Bot } from './bot.ts';
import type { Pace } from './pace.ts';

export const MASTER_PACE: Pace = { between: [600, 1100], notice: [350, 700], ponder: [1200, 2500] };

/** The adept's judgement, at a master's pace. */
export const master = (pace: Pace = MASTER_PACE): Bot => adept(pace);
