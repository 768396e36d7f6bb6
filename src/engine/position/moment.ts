import { AREAS } from '#content';
import { copy } from '../game/copy.ts';
import type { Game, Millis } from '../game/game.ts';
import { discardsOf } from '../rules/council.ts';

/** A moment of a game as a position: its sand counts from now, and what was said or half done is open again. */
export function positionOf(moment: Game, at: Millis): Game {
  const game = copy(moment);
  game.paused = false;
  game.deadline = null;
  game.onClock = null;
  for (const area of AREAS) game.timers[area].sandOut = Math.max(0, Math.round(game.timers[area].sandOut - at));
  for (const player of game.players) {
    player.done = false;
    player.ready = false;
    player.timingVote = null;
    player.todo = game.phase === 'discards' ? discardsOf(player) : [];
  }
  return game;
}
