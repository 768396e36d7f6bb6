import { AREAS, SAND } from '#content';
import { type Game, isRound, type Millis } from '#engine';
import type { Decision, Sight } from '../view/bot.ts';

/** How quick a bot is, in milliseconds at the printed speed of the sand: least and most. */
export interface Pace {
  /** From one's own last move to the next. */
  readonly between: readonly [Millis, Millis];
  /** To see that a timer was turned or has run out. */
  readonly notice: readonly [Millis, Millis];
  /** To think about a choice the whole table waits for. */
  readonly ponder: readonly [Millis, Millis];
}

/** For tournaments between bots, where nobody looks on. */
export const AT_ONCE: Pace = { between: [0, 0], notice: [0, 0], ponder: [0, 0] };

/** Without sand nobody gains by dawdling, and a seat that has finished only waits. */
const UNTIMED_HASTE = 0.6;
const AWAITED_HASTE = 0.3;

/** When this seat may next do something. */
export function readyAt(sight: Sight, pace: Pace): Millis {
  const { game, acted, changed } = sight;
  const scale = (game.sand.purple / (SAND.purple * 1000)) * hasteIn(game);
  let ready = acted === undefined ? 0 : acted + scale * drawn(pace.between, acted, sight.seat);
  if (isRound(game)) return game.timing === 'timed' ? Math.max(ready, noticed(sight, pace, scale)) : ready;
  if (changed !== undefined) ready = Math.max(ready, changed + scale * drawn(pace.ponder, acted ?? 0, sight.seat));
  return ready;
}

function hasteIn(game: Game): number {
  if (!isRound(game) || game.timing === 'timed') return 1;
  return game.players.some(({ done }) => done) ? AWAITED_HASTE : UNTIMED_HASTE;
}

/** The latest flip and the latest sand to run out must have been seen. */
function noticed({ game, seat, at }: Sight, pace: Pace, scale: number): Millis {
  let seen = 0;
  for (const area of AREAS) {
    const { sandOut } = game.timers[area];
    for (const moment of [sandOut, sandOut - game.sand[area]]) {
      if (moment <= at) seen = Math.max(seen, moment + scale * drawn(pace.notice, moment, seat));
    }
  }
  return seen;
}

/** The same moment always gives the same wait, so that being asked twice changes nothing. */
function drawn([least, most]: readonly [Millis, Millis], moment: Millis, seat: number): Millis {
  if (most === 0) return 0;
  let mixed = Math.imul(Math.floor(moment) ^ (seat * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return least + ((mixed >>> 8) / 2 ** 24) * (most - least);
}

/** When to look again, if nothing happens before: as soon as some sand is out, or after a little while. */
export function waitFrom({ game, at }: Sight): Decision {
  const while_ = (game.sand.purple / SAND.purple) * 3;
  let next = at + while_;
  for (const area of AREAS) {
    const { sandOut } = game.timers[area];
    if (sandOut > at) next = Math.min(next, sandOut);
  }
  return { askAgainAt: Math.ceil(next) };
}
