import { ORDINARY_REWARD_IDS } from '#content';
import type { Game, Secret } from '#engine';

/** Cards nobody may know of yet, by the table's own count of rounds and cards; and those that leave the game unseen. */
export function undealt({ provincesDealt, round, phase }: Game, secret: Secret): ReadonlySet<string> {
  const councils = phase === 'moves' ? round + 1 : round;
  const { provinces, rewards, achievements } = secret;
  return new Set<string>([
    ...provinces.slice(provincesDealt),
    ...rewards.slice(councils * 5),
    ...achievements.slice(councils),
    ...ORDINARY_REWARD_IDS.filter((id) => !rewards.includes(id)),
  ]);
}

/** Every text inside a value. */
export const textsIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? '');
