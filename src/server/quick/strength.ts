import type { PersonId, QuickWish } from '#protocol';
import type { Standings } from '#table/kept';

const NEWCOMER = 1200;
const UNRATED = 1500;

/** How strong a person probably is: as rated at the pace they want, or else as they say. Quick play goes on without ratings. */
export async function strengthOf(
  standings: Pick<Standings, 'strength'>,
  person: PersonId | null,
  { pace, newcomer }: Pick<QuickWish, 'pace' | 'newcomer'>,
): Promise<number> {
  const rated = person === null ? null : await standings.strength(person, pace).catch(() => null);
  return rated ?? (newcomer ? NEWCOMER : UNRATED);
}
