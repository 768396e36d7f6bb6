import type { Ranking, Seat, Standing } from '#engine';
import { words } from '../../kit/i18n.ts';

/** One sentence: what set this player apart from the one ranked just below. */
export function reasonFor(nameOf: (seat: Seat) => string, { standings }: Ranking, standing: Standing): string {
  const { why } = words.value.end;
  const below = standings[standing.place];
  if (below === undefined) return standings.length === 1 ? why.alone : standing.complete ? why.first : why.short;
  const other = nameOf(below.seat);
  switch (standing.decidedBy) {
    case 'points':
      return why.points(standing.points, other, below.points);
    case 'glory':
      return why.glory(standing.glory, other, below.glory);
    case 'lowest':
      return standing.tracks[0] === below.tracks[0] ? why.nextLowest(other) : why.lowest(other);
    case 'last':
      return why.last;
    default:
      return why[standing.decidedBy](other);
  }
}
