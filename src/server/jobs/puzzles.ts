import {
  type Decision,
  decisionsOf,
  type Found,
  lapseOf,
  mayBePuzzle,
  type Position,
  puzzleAt,
  standing,
} from '#analysis';
import { TEACHER } from '#bots';
import type { Seat } from '#engine';
import { readLog } from '#table/kept';

/** The log of a finished game, whose people sat there, and how many positions the champion may think over. */
export interface Seeking {
  readonly log: readonly string[];
  readonly seats: readonly Seat[];
  readonly thoughts: number;
}

export interface Sought {
  readonly found: (Found & { readonly missed: boolean }) | null;
  /** How many positions the champion has thought over. */
  readonly thoughts: number;
}

/**
 * The clearest puzzle among the choices that people had in a game, by the criteria of the graded set; one that a person
 * missed goes first.
 */
export function seekIn({ log, seats, thoughts: most }: Seeking): Sought {
  const { opening, entries } = readLog(log);
  let best: Sought['found'] = null;
  let thoughts = 0;
  for (const decision of decisionsOf(opening.game, standing(entries), seats)) {
    const position: Position = { game: decision.before, seat: decision.seat, at: decision.at };
    if (!mayBePuzzle(position, TEACHER.optionsIn(position))) continue;
    if (thoughts === most) break;
    thoughts += 1;
    const found = puzzleAt(TEACHER, position, '');
    if (found === null) continue;
    const one = { ...found, missed: isMissed(decision, position) };
    if (best === null || isBetter(one, best)) best = one;
  }
  return { found: best, thoughts };
}

function isMissed(decision: Decision, position: Position): boolean {
  const beside = decision.did === null ? [] : [decision.did];
  return lapseOf(decision, TEACHER.weigh(position, {}, beside)) !== null;
}

/** What was missed goes first, then what is clearer. */
export const isBetter = (one: NonNullable<Sought['found']>, other: NonNullable<Sought['found']>): boolean =>
  one.missed === other.missed ? one.margin > other.margin : one.missed;
