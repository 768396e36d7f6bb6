interface Dated {
  readonly id: string;
  readonly endedAt: number;
  readonly from?: string | null;
}

/** Newest first; a game that was begun from another one stands right below it. */
export function inOrder<G extends Dated>(games: readonly G[]): readonly G[] {
  const sorted = games.toSorted((one, other) => other.endedAt - one.endedAt);
  const isBelow = ({ from }: G): boolean => typeof from === 'string' && sorted.some(({ id }) => id === from);
  const withBranches = (game: G): readonly G[] => [
    game,
    ...sorted.filter(({ from, id }) => from === game.id && id !== from).flatMap(withBranches),
  ];
  return sorted.filter((game) => !isBelow(game)).flatMap(withBranches);
}
