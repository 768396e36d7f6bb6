import type { Millis } from '#engine';
import type { Bot, Sight } from '../view/bot.ts';
import { ADEPT_PACE, adept } from './adept.ts';
import { MASTER_PACE, master } from './master.ts';
import { NOVICE_PACE, novice } from './novice.ts';
import { type Pace, readyAt } from './pace.ts';

export const LEVELS = ['novice', 'adept', 'master'] as const;
export type Level = (typeof LEVELS)[number];

const BOTS: Readonly<Record<Level, Bot>> = { novice: novice(), adept: adept(), master: master() };
const PACES: Readonly<Record<Level, Pace>> = { novice: NOVICE_PACE, adept: ADEPT_PACE, master: MASTER_PACE };

/** An opponent at its own, human pace. */
export const botFor = (level: Level): Bot => BOTS[level];

/** Before this time the bot only waits, so there is no need to ask it. */
export const soonestFor = (level: Level, sight: Sight): Millis => readyAt(sight, PACES[level]);
