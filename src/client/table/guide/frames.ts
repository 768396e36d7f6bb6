import { type Area, type Cost, TIMER_TRACK } from '#content';
import { actionAt, canPay, frameAt, type Game, groundOf, isRound, type Player, playerAt, timingOf } from '#engine';
import type { Sight } from './kinds.ts';
import { worthOf } from './worth.ts';

/** Of what cannot be paid, or leaves its owner idle, only so much counts. */
const UNPAID = 0.3;
const IDLE = 0.1;

/** What a frame promises a worker for each flip that is waited for: the better of the actions below it. */
export function frameWorth(sight: Sight, worker: number, frame: number): number {
  const { game, seat, at } = sight;
  const player = afterOthers(sight, worker);
  const { actions, area } = frameAt(game, frame);
  const found = actions.map((index) => actionAt(game, index));
  const most = Math.max(
    ...found.map(({ effect, cost }) => worthOf(game, seat, effect, cost) * (canPay(player, cost) ? 1 : UNPAID)),
  );
  const flips = flipsUntil(game, area, at);
  return (most / flips) * (flips > LONG || leavesIdle(sight, worker, area) ? IDLE : 1);
}

/** WRK-13: what is left once the other workers have paid for what they wait for. */
function afterOthers({ game, seat }: Sight, worker: number): Player {
  const player = playerAt(game, seat);
  return player.workers.reduce((left, { spot, space }, index) => {
    if (index === worker || spot !== 'frame') return left;
    const cost = frameAt(game, space)
      .actions.map((action) => actionAt(game, action).cost)
      .find((one) => canPay(left, one));
    return cost === undefined ? left : pay(left, cost);
  }, player);
}

const pay = (player: Player, { military = 0, culture = 0, gold = 0 }: Cost): Player => ({
  ...player,
  military: player.military - military,
  culture: player.culture - culture,
  gold: player.gold - gold,
});

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
