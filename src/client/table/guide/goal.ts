import { TRACKS } from '#content';
import { beyond, boardOf, forecast, type Game, isCouncil, isRound, type Player, playerAt, type Seat } from '#engine';
import type { Goal } from './kinds.ts';
import { best, lowestTrack } from './worth.ts';

const LATE = 3;
const LAST_ROUND = 4;

/** END-2, END-3: in round 1 what the game is about; later what is still missing, and once how the sand goes. */
export function goalOf(game: Game, seat: Seat, hasFlipped: boolean): Goal {
  const player = playerAt(game, seat);
  if (game.round === 1 && !isCouncil(game)) return isNewSand(game, hasFlipped) ? { about: 'sand' } : { about: 'goal' };
  if (isNewSand(game, hasFlipped)) return { about: 'sand' };
  if (!player.legendary && (game.round >= LATE || TRACKS.every((track) => beyond(player, track) >= 0))) {
    return { about: 'legendary', from: tokenOf(game, player) };
  }
  const track = lowestTrack(player);
  const steps = -beyond(player, track);
  return steps > 0 ? { about: 'need', track, steps, action: sourceOf(game, seat, track) } : { about: 'inside' };
}

/** P23-1, ACH-4: the token lies on each round's achievement until it is taken, and each player claims once. */
function tokenOf({ tokenOnCard, round }: Game, { claimed }: Player): 'here' | 'taken' | 'last' {
  if (tokenOnCard && !claimed) return 'here';
  return round < LAST_ROUND ? 'taken' : 'last';
}

const isNewSand = (game: Game, hasFlipped: boolean): boolean => isRound(game) && game.timing === 'timed' && !hasFlipped;

/** The action that brings most of a track. */
function sourceOf(game: Game, seat: Seat, track: (typeof TRACKS)[number]): number | null {
  const { actions } = boardOf(game);
  const gains = (index: number): number => {
    const action = actions[index];
    return action === undefined ? 0 : (forecast(game, seat, action.effect).goods[track] ?? 0);
  };
  const found = best([...actions.keys()], gains);
  return found === undefined || gains(found) === 0 ? null : found;
}
