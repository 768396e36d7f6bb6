import type { BotLevel, Terms } from '#protocol';
import { begin, people } from '../../net/shelf/begin.ts';
import { newChance } from '../../net/shelf/dice.ts';
import { freePlan } from '../../net/shelf/plan.ts';

/** The person and two bots, at once and without a server. */
export function playAtOnce(level: BotLevel, terms: Partial<Terms>): void {
  const chance = newChance();
  begin(freePlan(chance, people(chance), { bots: 2, level, character: 'basic', terms, pace: 'human' }));
}
