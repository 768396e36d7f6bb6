import type { Seat } from '#engine';
import type { Removal } from '#protocol';
import { isPerson } from '../kept/lobby.ts';
import type { TableRecord } from '../kept/record.ts';

/** For each seat the seats that want its person out of the game. */
export type Votes = Map<Seat, Set<Seat>>;

interface Voting {
  readonly record: TableRecord;
  readonly standIns: ReadonlySet<Seat>;
  readonly votes: Votes;
}

/** No one person but the host decides. */
const FEWEST = 2;

/** More than half of the others who are here. */
export function votesNeeded({ record, standIns }: Voting, seat: Seat): number {
  const others = record.chairs.filter((chair, other) => other !== seat && isPerson(chair) && !standIns.has(other));
  return Math.max(FEWEST, Math.floor(others.length / 2) + 1);
}

export const removalsAt = (voting: Voting): readonly Removal[] =>
  [...voting.votes].flatMap(([seat, votes]) =>
    votes.size === 0 ? [] : [{ seat, by: [...votes].toSorted(), needed: votesNeeded(voting, seat) }],
  );
