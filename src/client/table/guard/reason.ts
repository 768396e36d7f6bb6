import type { Area } from '#content';
import { type Command, type Game, groundOf, type Player, playerAt, type Seat, workerState } from '#engine';

/** Why a person may want a moment to think again. */
export type Reason = 'canAct' | 'canPlace' | 'strands' | 'reward' | 'lastHome';

/** Is this deed worth a second thought, and why? `open` is all that the seat may do now; what it may not is refused at once. */
export function reasonToWait(game: Game, seat: Seat, command: Command, open: readonly Command[]): Reason | null {
  const player = playerAt(game, seat);
  switch (command.type) {
    case 'done':
      return command.done && open.some((one) => one.type === 'done') ? leftToDo(player, open) : null;
    case 'flip':
      return open.some((one) => one.type === 'flip' && one.area === command.area) && strands(game, player, command.area)
        ? 'strands'
        : null;
    case 'takeReward':
      return open.some((one) => one.type === 'takeReward' && one.reward === command.reward) ? 'reward' : null;
    case 'move':
      return command.to === 'mat' && isLastOut(player, command.worker) ? 'lastHome' : null;
    default:
      return null;
  }
}

/** Nothing waits for this player's hands: no question, no action, no worker to place. */
export const hasNothingLeft = (player: Player, open: readonly Command[]): boolean =>
  player.todo.length === 0 && leftToDo(player, open) === null;

/** What a seat could still do before it is done: act, or place a worker that stands on the mat. */
export function leftToDo({ workers }: Player, open: readonly Command[]): 'canAct' | 'canPlace' | null {
  if (open.some(({ type }) => type === 'act')) return 'canAct';
  const places = open.some((one) => one.type === 'move' && one.to !== 'mat' && workers[one.worker]?.spot === 'mat');
  return places ? 'canPlace' : null;
}

/** Would a flip cost this player something: an action not taken, or a worker caught in its box? */
const strands = (game: Game, { workers }: Player, area: Area): boolean =>
  workers.some((worker) => {
    if (groundOf(game, worker)?.area !== area) return false;
    const state = workerState(game, worker);
    return state === 'canAct' || (state === 'free' && worker.spot === 'box');
  });

const isLastOut = ({ workers }: Player, index: number): boolean =>
  workers[index]?.spot !== 'mat' && workers.every(({ spot }, one) => one === index || spot === 'mat');
