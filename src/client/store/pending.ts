import { blind, type Command, copy, forbids, type Game, type Millis, play, type RefusalId, type Seat } from '#engine';
import type { Following } from '#protocol';

/** An own command that the table has not yet answered. */
export interface Pending {
  readonly seat: Seat;
  readonly nth: number;
  readonly at: Millis;
  readonly command: Command;
  /** What came of it is in the game from this `seq` on; null while that is not known. */
  readonly settled: number | null;
}

/** How far two clocks may differ before a flip or a move is called too early. */
const TOLERANCE: Millis = 400;

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

type Wish = Pick<Pending, 'seat' | 'at' | 'command'>;

/** The rule against a command, unless the table might see it otherwise: by its clock, or by a claim (PRV-1). */
export function hopeless(following: Following, shown: Game, wish: Wish): RefusalId | undefined {
  const refused = forbids(shown, wish);
  if (refused === undefined) return undefined;
  if (forbids(shown, { ...wish, at: wish.at + TOLERANCE }) === undefined) return undefined;
  return mightBeClaimed(following, wish) ? undefined : refused;
}

/** DIG-2: while council step 5 lasts, whatever the window is. */
function mightBeClaimed({ game, past }: Following, wish: Wish): boolean {
  const { privilegeWindow } = game.options;
  if (wish.command.type === 'flip') return false;
  const isRecent = (at: Millis) =>
    game.phase === 'moves' || (privilegeWindow > 0 && wish.at - at <= privilegeWindow + TOLERANCE);
  return past.some(
    ({ before, asked }) =>
      asked.seat !== wish.seat &&
      before.phase === game.phase &&
      isRecent(asked.at) &&
      forbids(before, wish) === undefined,
  );
}
