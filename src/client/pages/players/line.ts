import type { Pace, Player } from '#protocol';

/** The rating at that pace at the time of each game; nothing before its first one. */
export function lineOf(games: Player['course'], of: Pace): (number | null)[] {
  let last: number | null = null;
  return games.map(({ pace, after }) => {
    if (pace === of) last = after;
    return last;
  });
}
