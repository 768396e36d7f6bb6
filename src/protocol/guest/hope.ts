import { evolve, forbids, type Game, isRecent, type RefusalId, type Seat, TOLERANCE } from '#engine';
import type { Following } from '../follower.ts';
import type { Wish } from './pending.ts';
import type { Guest } from './state.ts';

/** The rule against a wish, unless the table might see it otherwise: by its clock when the ask arrives, or by a claim. */
export function hopeless({ following, clock }: Guest, shown: Game, wish: Wish): RefusalId | undefined {
  const refused = forbids(shown, wish);
  if (refused === undefined) return undefined;
  if (forbids(shown, { ...wish, at: wish.at + clock.trip + TOLERANCE }) === undefined) return undefined;
  return following !== null && mightBeClaimed(following, wish) ? undefined : refused;
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

/** A player who claims takes back that they had finished (CAL-3). */
function unfinished(game: Game, seat: Seat): Game {
  if (game.players[seat]?.done !== true) return game;
  return evolve(game, { type: 'doneSaid', seat, done: false });
}
