import { type Choice, choiceOf, isAsGood } from '#analysis';
import type { Command } from '#engine';

export interface Verdict {
  readonly how: 'right' | 'wrong' | 'shown';
  /** What the answer would have cost. */
  readonly cost: number;
}

/** What is within a hair of the favourite is right, too. */
export function judge(choices: readonly Choice[], command: Command | null): Verdict {
  const [best] = choices;
  const chosen = choiceOf(choices, command);
  if (best === undefined || chosen === undefined) return { how: 'wrong', cost: 0 };
  return { how: isAsGood(best, chosen) ? 'right' : 'wrong', cost: Math.max(0, best.chance - chosen.chance) };
}
