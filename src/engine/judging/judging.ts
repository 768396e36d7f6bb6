import type { Event } from '../game/event.ts';
import { apply } from '../game/evolve.ts';
import type { Game, Millis, Peek, Seat } from '../game/game.ts';
import { playerAt } from '../game/look.ts';
import type { OwnGame } from '../game/own.ts';
import type { RefusalId } from '../game/refusals.ts';

/** One command on its way through the rules, with the game it changes as things happen. */
export interface Judging {
  readonly game: OwnGame;
  readonly at: Millis;
  readonly peek: Peek;
  readonly events: Event[];
}

/** A rule: what forbids a command, and what happens if nothing does. `forbids` changes nothing, `happens` cannot fail. */
export interface Rule<C> {
  readonly forbids: (game: Game, seat: Seat, command: C, at: Millis) => RefusalId | undefined;
  readonly happens: (judging: Judging, seat: Seat, command: C) => void;
}

export function happen(judging: Judging, event: Event): void {
  judging.events.push(event);
  apply(judging.game, event);
}

/** When the table stops waiting for a player (DIG-4). */
export const waitUntil = ({ game, at }: Judging): Millis | null =>
  game.options.waitLimit > 0 ? at + game.options.waitLimit : null;

/** Before a new action a player must finish what they began, and take back that they said "done". */
export function forbidsNewAction(game: Game, seat: Seat): RefusalId | undefined {
  if (game.phase === 'placement') return 'SET-10';
  if (game.phase === 'rewards' || game.phase === 'discards' || game.phase === 'moves') return 'COU-0';
  const player = playerAt(game, seat);
  if (player.todo.length > 0) return 'ACT-2';
  return player.done ? 'DIG-1' : undefined;
}

export const isWhole = (value: unknown, from: number, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value < below;

export const isSeat = (game: Game, seat: unknown): seat is Seat => isWhole(seat, 0, game.players.length);
