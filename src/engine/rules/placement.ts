import type { Game, Seat, Worker } from '../game/game.ts';
import { frameAt, seatsInOrder } from '../game/look.ts';
import type { RefusalId } from '../game/refusals.ts';
import { happen, type Judging, waitUntil } from '../judging/judging.ts';

/** SET-10: first the grande workers in privilege order, then the common ones; null when all are placed. */
export function placerNow(game: Game): { readonly seat: Seat; readonly grande: boolean } | null {
  const order = seatsInOrder(game);
  const seat = order[game.turn % order.length];
  if (game.phase !== 'placement' || game.turn >= 2 * order.length || seat === undefined) return null;
  return { seat, grande: game.turn < order.length };
}

export function forbidsPlacing(game: Game, seat: Seat, worker: Worker, to: number | 'mat'): RefusalId | undefined {
  const placer = placerNow(game);
  if (placer === null || placer.seat !== seat || placer.grande !== worker.grande) return 'SET-10';
  return to === 'mat' || frameAt(game, to).row !== 'bottom' ? 'SET-10' : undefined;
}

export const nextPlacer = (judging: Judging): void =>
  happen(judging, { type: 'placerNamed', turn: judging.game.turn + 1, deadline: waitUntil(judging) });
