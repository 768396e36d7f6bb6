import { all, CONQUER, type Effect, gain, produce } from './effects.ts';
import type { Resource } from './vocabulary.ts';

/** What must be held (never spent) and what it brings (ACH-1, ACH-3). `any` counts resources of every kind together. */
export interface Achievement {
  readonly asks: { readonly [K in Resource]?: number } & { readonly any?: number; readonly votes: number };
  readonly reward: Effect;
}

const VOTES = { votes: 3 } as const;

const CARDS = {
  eliteTroops: { asks: { military: 6, culture: 2, ...VOTES }, reward: gain({ military: 2, culture: 2, gold: 2 }) },
  learnedAssembly: { asks: { military: 2, culture: 6, ...VOTES }, reward: gain({ votes: 5 }) },
  fullGranaries: { asks: { any: 12, ...VOTES }, reward: produce('blue') },
  standingArmy: { asks: { military: 8, ...VOTES }, reward: gain({ gold: 5 }) },
  goldenAge: { asks: { culture: 8, ...VOTES }, reward: CONQUER },
  royalMint: { asks: { gold: 8, ...VOTES }, reward: produce('red') },
  balancedRealm: {
    asks: { gold: 3, military: 3, culture: 3, ...VOTES },
    reward: gain({ power: 1, prestige: 1, popularity: 1 }),
  },
  patronOfArts: { asks: { culture: 4, gold: 4, ...VOTES }, reward: gain({ prestige: 1, popularity: 1 }) },
  ironAndSong: { asks: { military: 4, culture: 4, ...VOTES }, reward: gain({ power: 1, prestige: 1 }) },
  paidLegions: { asks: { military: 4, gold: 4, ...VOTES }, reward: gain({ power: 1, popularity: 1 }) },
} as const satisfies Readonly<Record<string, Achievement>>;

/** `hidden` stands for a card that the asker may not see. */
export type AchievementId = keyof typeof CARDS | 'hidden';
export const ACHIEVEMENT_IDS = Object.keys(CARDS) as readonly Exclude<AchievementId, 'hidden'>[];
export const ACHIEVEMENTS: Readonly<Record<AchievementId, Achievement>> = {
  ...CARDS,
  hidden: { asks: { any: 99, ...VOTES }, reward: all() },
};
