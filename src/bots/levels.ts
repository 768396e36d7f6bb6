import { adept } from './adept.ts';
import type { Bot } from './bot.ts';
import { master } from './master.ts';
import { novice } from './novice.ts';

export const LEVELS = ['novice', 'adept', 'master'] as const;
export type Level = (typeof LEVELS)[number];

const BOTS: Readonly<Record<Level, Bot>> = { novice: novice(), adept: adept(), master: master() };

/** An opponent at its own, human pace. */
export const botFor = (level: Level): Bot => BOTS[level];
