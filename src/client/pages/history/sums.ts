/** A game for counting: where it was played does not matter. */
export interface Counted {
  readonly character: string;
  readonly place: number;
  readonly of: number;
  readonly points: number;
  readonly won: boolean;
}

export interface Sum<K> {
  readonly of: K;
  readonly games: number;
  readonly wins: number;
  readonly averagePlace: number;
  readonly best: number;
}

/** Games put together by whatever they have in common, most played first. */
export function sumsBy<G extends Counted, K>(games: readonly G[], key: (game: G) => K): readonly Sum<K>[] {
  const groups = new Map<K, G[]>();
  for (const game of games) groups.set(key(game), [...(groups.get(key(game)) ?? []), game]);
  return [...groups.entries()]
    .map(([of, list]) => ({
      of,
      games: list.length,
      wins: list.filter(({ won }) => won).length,
      averagePlace: list.reduce((sum, { place }) => sum + place, 0) / list.length,
      best: Math.max(...list.map(({ points }) => points)),
    }))
    .toSorted((one, other) => other.games - one.games);
}
