import type { Seat } from '#engine';
import type { Reason, Removal } from '#protocol';
import { isPerson } from '../kept/lobby.ts';
import type { TableRecord } from '../kept/record.ts';

/** For each seat the seats that want its person out of the game, and why. */
export type Votes = Map<Seat, Map<Seat, Reason | null>>;

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
    votes.size === 0 ? [] : [{ seat, by: [...votes.keys()].toSorted(), needed: votesNeeded(voting, seat) }],
  );

/** What most of them say, and of two that are said as often the one that was said first. */
export function reasonOf(votes: ReadonlyMap<Seat, Reason | null>): Reason | null {
  const said = [...votes.values()].filter((reason) => reason !== null);
  const times = (reason: Reason): number => said.filter((one) => one === reason).length;
  return said.toSorted((one, other) => times(other) - times(one))[0] ?? null;
}
