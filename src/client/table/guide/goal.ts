import { TRACKS, type Track } from '#content';
import { beyond, boardOf, forecast, type Game, isCouncil, type Player, playerAt, type Seat } from '#engine';
import type { Goal } from './kinds.ts';
import { best, LAST_ROUND, lowestTrack, worthOf } from './worth.ts';

const LATE = 3;

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

const isNewSand = (game: Game, hasFlipped: boolean): boolean =>
  game.phase === 'round' && game.timing === 'timed' && game.round < LATE && !hasFlipped;

/** The action that brings most of a track; of several the one that brings most besides. */
function sourceOf(game: Game, seat: Seat, track: Track): number | null {
  const sources = boardOf(game).actions.map(({ cost, effect }, index) => ({
    index,
    steps: forecast(game, seat, effect).goods[track] ?? 0,
    worth: worthOf(game, seat, effect, cost),
  }));
  const most = Math.max(...sources.map(({ steps }) => steps));
  if (most === 0) return null;
  const those = sources.filter(({ steps }) => steps === most);
  return best(those, ({ worth }) => worth)?.index ?? null;
}
