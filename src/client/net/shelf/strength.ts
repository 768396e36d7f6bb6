import type { BotLevel } from '#protocol';
import { words } from '../../kit/i18n.ts';
import type { Step } from './plan.ts';

/** From the ladder in docs/BOTS.md, in tens: it is not known more exactly. */
const ELO: Readonly<Record<BotLevel | Step, number>> = {
  novice: 830,
  adept: 1500,
  master: 1730,
  chancellor: 1850,
  regent: 2020,
  champion: 2060,
  timeless: 2180,
};

/** How strong a level is, or a master with the head start of a step. */
export const strengthOf = (who: BotLevel | Step): string => words.value.solo.strength(ELO[who]);
