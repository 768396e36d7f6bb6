import type { Command } from '../game/command.ts';
import type { Game, Player, Seat, Worker } from '../game/game.ts';
import { boardOf, frameAt, isUnderTimer, playerAt } from '../game/look.ts';
import type { RefusalId } from '../game/refusals.ts';
import { forbidsNewAction, happen, isWhole, type Rule } from '../judging/judging.ts';
import { forbidsPlacing, nextPlacer } from './placement.ts';

type Move = Extract<Command, { type: 'move' }>;

/** WRK-1 to WRK-7, ADV-1; SET-10 before the first flip, COU-11 in council step 5. */
export const move: Rule<Move> = {
  forbids(game, seat, command) {
    const worker = workerOf(playerAt(game, seat), command.worker);
    if (worker === undefined) return 'WRK-1';
    if (command.to !== 'mat' && !isWhole(command.to, 0, boardOf(game).frames.length)) return 'WRK-2';
    if (game.phase === 'placement') {
      return forbidsPlacing(game, seat, worker, command.to) ?? forbidsEntering(game, seat, command);
    }
    const early = game.phase === 'moves' ? forbidsInCouncil(game, seat) : forbidsNewAction(game, seat);
    if (early !== undefined) return early;
    if (isUnderTimer(game, worker)) return worker.spot === 'box' ? 'WRK-10' : 'WRK-1';
    return forbidsEntering(game, seat, command);
  },
  happens(judging, seat, { worker, to }) {
    happen(judging, { type: 'workerMoved', seat, worker, to });
    if (judging.game.phase === 'placement') nextPlacer(judging);
  },
};

/** COU-11: a player who is ready has finished moving. */
const forbidsInCouncil = (game: Game, seat: Seat): RefusalId | undefined =>
  playerAt(game, seat).ready ? 'COU-12' : undefined;

function forbidsEntering(game: Game, seat: Seat, { worker, to }: Move): RefusalId | undefined {
  if (to === 'mat') return undefined;
  const frame = frameAt(game, to);
  if (game.timers[frame.area].row === frame.row) return 'WRK-1';
  const moving = workerOf(playerAt(game, seat), worker);
  if (game.options.seats[seat]?.advancedPlacement === true && holdsOwn(game, seat, worker, to)) return 'ADV-1';
  if (frame.area === 'black' || moving?.grande === true) return undefined;
  return isOccupied(game, seat, worker, to) ? 'WRK-3' : undefined;
}

/** ADV-1 looks at the other workers of the same player. */
function holdsOwn(game: Game, seat: Seat, except: number, frame: number): boolean {
  return playerAt(game, seat).workers.some((worker, index) => index !== except && isIn(worker, frame));
}

/** WRK-3: any worker, the owner's own and neutral ones included (P23-2). */
function isOccupied(game: Game, seat: Seat, except: number, frame: number): boolean {
  if (game.neutralFrames.includes(frame)) return true;
  return game.players.some((player, other) =>
    player.workers.some((worker, index) => (other !== seat || index !== except) && isIn(worker, frame)),
  );
}

const isIn = (worker: Worker, frame: number): boolean => worker.spot === 'frame' && worker.space === frame;

export const workerOf = (player: Player, index: unknown): Worker | undefined =>
  isWhole(index, 0, player.workers.length) ? player.workers[index] : undefined;
