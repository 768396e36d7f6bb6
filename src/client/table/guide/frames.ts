import { type Area, TIMER_TRACK } from '#content';
import { actionAt, canPay, frameAt, type Game, groundOf, isRound, playerAt, timingOf } from '#engine';
import type { Sight } from './kinds.ts';
import { worthOf } from './worth.ts';

/** Of what cannot be paid, or leaves its owner idle, only so much counts. */
const UNPAID = 0.3;
const IDLE = 0.1;

/** What a frame promises a worker for each flip that is waited for: the better of the actions below it. */
export function frameWorth(sight: Sight, worker: number, frame: number): number {
  const { game, seat, at } = sight;
  const player = playerAt(game, seat);
  const { actions, area } = frameAt(game, frame);
  const found = actions.map((index) => actionAt(game, index));
  const most = Math.max(
    ...found.map(({ effect, cost }) => worthOf(game, seat, effect, cost) * (canPay(player, cost) ? 1 : UNPAID)),
  );
  const flips = flipsUntil(game, area, at);
  return (most / flips) * (flips > LONG || leavesIdle(sight, worker, area) ? IDLE : 1);
}

/** Longer than the quickest sand runs: meanwhile a worker acts elsewhere. */
const LONG = 2;

/** TIM-3, UNT-2: how many flips of the quickest timer pass before an area's own timer comes; all come as a round begins. */
function flipsUntil(game: Game, area: Area, at: number): number {
  if (!isRound(game)) return 1;
  if (game.timing === 'timed') return 1 + Math.max(0, game.timers[area].sandOut - at) / game.sand.black;
  const next = TIMER_TRACK.findIndex((areas, space) => space > game.trackSpace && areas.includes(area));
  return (next < 0 ? TIMER_TRACK.length : next) - game.trackSpace;
}

/** WRK-10: where sand runs, workers that have acted are stuck for minutes in all areas but the quickest: one stays there. */
function leavesIdle({ game, seat }: Sight, worker: number, area: Area): boolean {
  if (area === 'black' || timingNow(game) === 'untimed') return false;
  return playerAt(game, seat).workers.every((one, index) => index === worker || groundOf(game, one)?.area !== 'black');
}

/** Of the round that is played, or that is prepared. */
function timingNow(game: Game): Game['timing'] {
  if (isRound(game)) return game.timing;
  return timingOf(game, game.phase === 'placement' ? 1 : game.round + 1);
}
