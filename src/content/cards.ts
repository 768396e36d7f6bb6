import type { Stratagem } from './effects.ts';
import { PERMANENT_REWARDS, type PermanentRewardId } from './rewards.ts';
import { STRATAGEMS, type StratagemId } from './stratagems.ts';

/** Every card that a hand can hold. */
export type CardId = StratagemId | PermanentRewardId;
export const CARDS: Readonly<Record<CardId, Stratagem>> = { ...STRATAGEMS, ...PERMANENT_REWARDS };
export const isCardId = (id: unknown): id is CardId => typeof id === 'string' && Object.hasOwn(CARDS, id);
