import { GOOD_KINDS, type GoodKind, TRACKS, trackLength } from '#content';
import type { Game, Player, Seat, Task, Worker } from '../game/game.ts';
import { boardOf, resourceLimit } from '../game/look.ts';
import { discardsOf } from '../rules/council.ts';
import { type PositionFault, when } from './fault.ts';

const MOST_WORKERS = 4;
const MOST_VOTES = 99;
const CUBES = 10;

/** SET-7, SET-8, INV-1, INV-2, COU-4, COU-8, ADV-3 */
export function matFaults(game: Game, seat: Seat): readonly PositionFault[] {
  const player = game.players[seat];
  if (player === undefined) return [];
  return [
    ...GOOD_KINDS.flatMap((kind) => goodFault(player, seat, kind)),
    ...when(!isGlorious(game, seat, player), { fault: 'glory', seat }),
    ...when(!isCrew(player), { fault: 'crew', seat }),
    ...when(!player.workers.every((worker) => isSomewhere(game, worker)), { fault: 'nowhere', seat }),
    ...when(player.provinceLimit !== 2 && player.provinceLimit !== 3, { fault: 'limit', seat }),
    ...when(!isStill(game, player), { fault: 'unfinished', seat }),
  ];
}

function goodFault(player: Player, seat: Seat, kind: GoodKind): readonly PositionFault[] {
  const most = mostOf(player, kind);
  return when(!isCount(player[kind], most), { fault: 'tooMany', seat, kind, most });
}

/** How much of it a mat can hold. */
export function mostOf(player: Player, kind: GoodKind): number {
  if (kind === 'votes') return MOST_VOTES;
  if (kind === 'power' || kind === 'prestige' || kind === 'popularity') return trackLength(player.character, kind);
  return resourceLimit(player, kind);
}

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

function isGlorious({ options }: Game, seat: Seat, { glory }: Player): boolean {
  const most = options.seats[seat]?.glory === true ? CUBES : 0;
  return TRACKS.every((track) => isCount(glory[track], most));
}

function isCrew({ workers, recruits }: Player): boolean {
  const grandes = workers.filter(({ grande }) => grande).length;
  const isWhole = workers.length >= 2 && recruits >= 0 && workers.length + recruits === MOST_WORKERS;
  return isWhole && (grandes === 1 || grandes === 2);
}

function isSomewhere(game: Game, { spot, space }: Worker): boolean {
  if (spot === 'mat') return space === 0;
  const { frames, actions } = boardOf(game);
  return isCount(space, (spot === 'frame' ? frames : actions).length - 1);
}

/** Nothing was said or begun yet; only a slot that is too full asks something by itself. */
function isStill({ phase }: Game, player: Player): boolean {
  const { done, ready, timingVote, todo } = player;
  const asked = phase === 'discards' ? discardsOf(player) : [];
  return !done && !ready && timingVote === null && todo.length === asked.length && asked.every(isSame(todo));
}

const isSame =
  (todo: readonly Task[]) =>
  ({ slot, count }: Extract<Task, { do: 'discard' }>, nth: number): boolean => {
    const task = todo[nth];
    return task?.do === 'discard' && task.slot === slot && task.count === count;
  };
