import type { Command } from '#engine';
import { diceOf, type Sight } from '../view/bot.ts';
import { adept } from './adept.ts';
import { counsel, type Option, optionsIn } from './counsel.ts';
import type { Insight } from './foresight.ts';
import { learntNetwork } from './levels.ts';
import { master } from './master.ts';
import { AT_ONCE } from './pace.ts';

const PUPILS = { adept: adept(AT_ONCE), master: master(AT_ONCE) } as const;

/** The champion as a judge of positions, once it is prepared, and what those would do at once who know less. */
export const TEACHER = {
  optionsIn: (sight: Sight): readonly (Command | null)[] => optionsIn(sight, []),
  weigh: (sight: Sight, look: Partial<Insight> = {}, beside: readonly Command[] = []): readonly Option[] =>
    counsel(learntNetwork(), sight, beside, look),
  deedOf: (level: keyof typeof PUPILS, sight: Sight): Command | null => {
    const decision = PUPILS[level](sight, diceOf(1));
    return 'do' in decision ? decision.do : null;
  },
} as const;
