import { TIMER_TRACK } from '#content';
import type { Game, Millis, Phase } from '#engine';

/** What the music is to be like. `thick` is from 0, a few notes, to 1, all there is. */
export type Mood =
  | { readonly scene: 'silence' }
  | { readonly scene: 'round'; readonly thick: number }
  | { readonly scene: 'council' }
  | { readonly scene: 'end'; readonly won: boolean };
export type Scene = Mood['scene'];

const CALM: readonly Phase[] = ['rewards', 'discards', 'moves'];
const PLACING = 0.08;
const CALLED = 0.3;
/** Purple turns three times before the council. */
const TURNS = 3;
/** How much the sand that has run counts, beside the turns that are over. */
const SAND = 0.6;

/** The music follows the sand of the purple timer, for it calls the council. */
export function moodOf(game: Game, now: Millis, won: boolean): Mood {
  if (game.phase === 'over') return { scene: 'end', won };
  if (game.paused) return { scene: 'silence' };
  if (CALM.includes(game.phase)) return { scene: 'council' };
  return { scene: 'round', thick: thickness(game, now) };
}

function thickness(game: Game, now: Millis): number {
  if (game.phase === 'placement') return PLACING;
  if (game.phase === 'called') return CALLED;
  if (game.timing === 'untimed') return game.trackSpace / (TIMER_TRACK.length - 1);
  const markers = game.circles.filter((circle) => circle === 'marker').length;
  const left = (game.timers.purple.sandOut - now) / game.sand.purple;
  const run = 1 - Math.min(1, Math.max(0, left));
  return SAND * run + (1 - SAND) * ((TURNS - markers) / (TURNS - 1));
}
