import { blind, type Command, copy, type Game, type Millis, play, type Seat } from '#engine';
import type { ClientMessage } from '../messages.ts';

/** What a seat asks for at some game time. */
export interface Wish {
  readonly seat: Seat;
  readonly at: Millis;
  readonly command: Command;
}

/** An own command that is not yet part of the game. */
export interface Pending extends Wish {
  readonly nth: number;
  /** What came of it is in the game from this `seq` on; null while that is not known. */
  readonly settled: number | null;
}

/** The table has heard it before the line broke; what came of it is told soon. */
export const HEARD = Number.POSITIVE_INFINITY;

export const isUnanswered = ({ settled }: Pending): boolean => settled === null || settled === HEARD;

export const askFor = ({ seat, nth, command }: Pending): ClientMessage => ({ type: 'ask', seat, nth, command });

/**
 * The confirmed game with one's own commands on top. What is refused here stays out of sight until the table answers,
 * and nobody goes on before the count of three is over (DIG-7).
 */
export function withPending(game: Game, pending: readonly Pending[]): Game {
  const open = pending.filter(({ settled, command }) => settled === null && command.type !== 'resume');
  if (open.length === 0) return game;
  const shown = copy(game);
  for (const asked of open) play(shown, asked, blind);
  return shown;
}
