import type { Ranking, Standing } from '#engine';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';

/** One sentence: what set this player apart from the one ranked just below. */
export function reasonFor(session: Session, { standings }: Ranking, standing: Standing): string {
  const { why } = words.value.end;
  const below = standings[standing.place];
  if (below === undefined) return standings.length === 1 ? why.alone : standing.complete ? why.first : why.short;
  const other = session.table.value?.chairs[below.seat]?.name ?? '';
  switch (standing.decidedBy) {
    case 'points':
      return why.points(standing.points, other, below.points);
    case 'glory':
      return why.glory(standing.glory, other, below.glory);
    case 'last':
      return why.last;
    default:
      return why[standing.decidedBy](other);
  }
}
