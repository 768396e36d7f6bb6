import type { BotLevel, RegencyStep } from '#protocol';
import { words } from '../../kit/i18n.ts';

/** From the ladder in docs/BOTS.md, in tens: it is not known more exactly. */
const ELO: Readonly<Record<BotLevel | RegencyStep, number>> = {
  novice: 830,
  adept: 1500,
  master: 1730,
  chancellor: 1850,
  regent: 2020,
  champion: 2060,
  timeless: 2180,
};

/** How strong a level is, or a master with the head start of a step. */
export const strengthOf = (who: BotLevel | RegencyStep): string => words.value.solo.strength(ELO[who]);
