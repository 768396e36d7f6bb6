import {
  type Action,
  type Area,
  type Board,
  boardFor,
  type Frame,
  RESOURCE_OF,
  type Resource,
  type Row,
  type Track,
  trackLength,
} from '#content';
import { CUBES } from './evolve.ts';
import { type Game, type Millis, NOBODY, type Player, type Seat, type Worker } from './game.ts';

/** Questions about a game that any rule, screen or bot may ask. */
export const boardOf = (game: Game): Board => boardFor(game.players.length);

export function frameAt(game: Game, frame: number): Frame {
  const found = boardOf(game).frames[frame];
  if (found === undefined) throw new RangeError(`no frame ${frame}`);
  return found;
}

export function actionAt(game: Game, action: number): Action {
  const found = boardOf(game).actions[action];
  if (found === undefined) throw new RangeError(`no action ${action}`);
  return found;
}

export function playerAt(game: Game, seat: Seat): Player {
  const player = game.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export const otherRow = (row: Row): Row => (row === 'top' ? 'bottom' : 'top');

export const WORKER_STATES = ['free', 'waiting', 'canAct', 'stuck'] as const;
export type WorkerState = (typeof WORKER_STATES)[number];

/** The space below a worker, whichever half of it the worker stands in; undefined on the mat. */
export function groundOf(game: Game, worker: Worker): Frame | Action | undefined {
  if (worker.spot === 'mat') return undefined;
  return worker.spot === 'frame' ? frameAt(game, worker.space) : actionAt(game, worker.space);
}

/** TIM-4: the row is all that matters, not the sand. */
export function isUnderTimer(game: Game, worker: Worker): boolean {
  const ground = groundOf(game, worker);
  return ground !== undefined && game.timers[ground.area].row === ground.row;
}

/** When a timer came to the row it stands on; in an untimed round no sand runs (UNT-2). */
export const flippedAt = ({ timers, timing, sand }: Game, area: Area): Millis =>
  timers[area].sandOut - (timing === 'timed' ? sand[area] : 0);

/** WRK-8, WRK-10, WRK-11, WRK-12: the four states, whatever was planned. */
export function workerState(game: Game, worker: Worker): WorkerState {
  if (isUnderTimer(game, worker)) return worker.spot === 'frame' ? 'canAct' : 'stuck';
  return worker.spot === 'frame' ? 'waiting' : 'free';
}

/** INV-1, ADV-3 */
export const resourceLimit = (player: Player, resource: Resource): number =>
  CUBES -
  (resource === 'military'
    ? player.glory.power
    : resource === 'culture'
      ? player.glory.prestige
      : player.glory.popularity);

export const resourceRoom = (player: Player, resource: Resource): number =>
  resourceLimit(player, resource) - player[resource];

/** INV-2 */
export const trackRoom = (player: Player, track: Track): number => trackLength(player.character, track) - player[track];

/** ADV-3: how many more VP past the end could become glory. */
export const gloryRoom = (game: Game, seat: Seat, track: Track): number =>
  game.options.seats[seat]?.glory === true ? resourceLimit(playerAt(game, seat), RESOURCE_OF[track]) : 0;

/** The deck below the display holds 56 cards less those dealt. */
export const PROVINCE_COUNT = 56;
export const provincesLeft = (game: Game): number => PROVINCE_COUNT - game.provincesDealt;

/** Place on the privilege track, 0 for first. */
export const rankOf = (game: Game, seat: Seat): number => game.privilege.indexOf(seat);

/** The seats of people, first to last; the neutral marker holds a place but never chooses (P23-3). */
export const seatsInOrder = (game: Game): readonly Seat[] => game.privilege.filter((seat) => seat !== NOBODY);

export const isCouncil = (game: Game): boolean =>
  game.phase === 'rewards' || game.phase === 'discards' || game.phase === 'moves';

export const isRound = (game: Game): boolean => game.phase === 'round' || game.phase === 'called';
