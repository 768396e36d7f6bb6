import { blind, type Command, copy, forbids, type Game, type Millis, play, type RefusalId, type Seat } from '#engine';
import type { Followed } from './follow.ts';

/** An own command that the table has not yet answered. */
export interface Pending {
  readonly seat: Seat;
  readonly nth: number;
  readonly at: Millis;
  readonly command: Command;
}

/** How far two clocks may differ before a flip or a move is called too early. */
const TOLERANCE: Millis = 400;

/** The confirmed game with one's own commands on top. What is refused here stays out of sight until the table answers. */
export function withPending(game: Game, pending: readonly Pending[]): Game {
  if (pending.length === 0) return game;
  const shown = copy(game);
  for (const asked of pending) play(shown, asked, blind);
  return shown;
}

/** The rule against a command, unless the table might see it otherwise: by its clock, or by a claim (PRV-1). */
export function hopeless(
  followed: Followed,
  shown: Game,
  asked: { readonly seat: Seat; readonly at: Millis; readonly command: Command },
): RefusalId | undefined {
  const refused = forbids(shown, asked);
  if (refused === undefined) return undefined;
  if (forbids(shown, { ...asked, at: asked.at + TOLERANCE }) === undefined) return undefined;
  return mightBeClaimed(followed, asked) ? undefined : refused;
}

function mightBeClaimed(followed: Followed, asked: Parameters<typeof hopeless>[2]): boolean {
  const { options, phase } = followed.game;
  if (options.privilegeWindow === 0 || asked.command.type === 'flip') return false;
  const earliest = asked.at - options.privilegeWindow - TOLERANCE;
  const past = followed.past.filter(({ at, game }) => at >= earliest || (phase === 'moves' && game.phase === 'moves'));
  const before = followed.past[followed.past.length - past.length - 1];
  return [...(before === undefined || past.length === 0 ? [] : [before]), ...past].some(
    ({ game }) => game.phase === phase && forbids(game, asked) === undefined,
  );
}
