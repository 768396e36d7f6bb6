import {
  blind,
  type Command,
  copy,
  evolve,
  forbids,
  type Game,
  isRecent,
  type Millis,
  play,
  type RefusalId,
  type Seat,
  TOLERANCE,
} from '#engine';
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

/** PRV-1; DIG-2: while council step 5 lasts, whatever the window is. */
function mightBeClaimed({ game, past }: Following, wish: Wish): boolean {
  if (wish.command.type === 'flip' || game.paused) return false;
  return past.some(
    ({ before, asked }) =>
      asked.seat !== wish.seat &&
      isRecent(before.phase, asked.at + TOLERANCE, wish.at, game) &&
      forbids(unfinished(before, wish.seat), wish) === undefined,
  );
}

/** Whoever claims takes back that they had finished (CAL-3). */
function unfinished(game: Game, seat: Seat): Game {
  if (game.players[seat]?.done !== true) return game;
  return evolve(game, { type: 'doneSaid', seat, done: false });
}
