import { blind, claim, forbids, type Game, type RefusalId, TOLERANCE } from '#engine';
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

/** PRV-1, DIG-2: the engine judges the claim, by what is known here and as late as the clock here may be wrong. */
const mightBeClaimed = ({ game, past }: Following, wish: Wish): boolean =>
  !game.paused && claim(past, { ...wish, at: wish.at - TOLERANCE }, blind) !== undefined;
