import type { Command } from '../game/command.ts';
import type { Game, Seat } from '../game/game.ts';
import { playerAt, rankOf, seatsInOrder } from '../game/look.ts';
import { plainAnswer, resolve, run } from '../judging/effects.ts';
import { happen, type Judging, type Rule } from '../judging/judging.ts';
import { beginCouncil } from './council.ts';
import { advanceTrack } from './timers.ts';

/** CAL-2, UNT-3, DIG-1 */
export const done: Rule<Extract<Command, { type: 'done' }>> = {
  forbids(game, seat, command) {
    if (game.phase !== 'called' && !(game.phase === 'round' && game.timing === 'untimed')) return 'UNT-3';
    const player = playerAt(game, seat);
    if (player.todo.length > 0) return 'ACT-2';
    if (typeof command.done !== 'boolean' || player.done === command.done) return 'DIG-1';
    return !command.done && hadTheClock(game, seat) ? 'DIG-1' : undefined;
  },
  happens(judging, seat, command) {
    happen(judging, { type: 'doneSaid', seat, done: command.done });
    goOn(judging);
  },
};

/** Once time was called, only those whose turn is still to come may take a "done" back: the highest rank acts last. */
const hadTheClock = (game: Game, seat: Seat): boolean =>
  game.onClock !== null && rankOf(game, seat) > rankOf(game, game.onClock);

/** When all are done the round goes on: to the next space of the timer track, or to the council. */
function goOn(judging: Judging): void {
  const { game } = judging;
  if (!game.players.every((player) => player.done)) {
    if (game.onClock !== null && playerAt(game, game.onClock).done) giveClock(judging);
    return;
  }
  if (game.phase === 'called') beginCouncil(judging);
  else advanceTrack(judging);
}

/** DIG-1, CAL-3 */
export const callTime: Rule<Extract<Command, { type: 'callTime' }>> = {
  forbids: (game) => (game.phase === 'called' && game.onClock === null ? undefined : 'DIG-1'),
  happens(judging, seat) {
    happen(judging, { type: 'timeCalled', seat });
    giveClock(judging);
  },
};

/** The lowest rank that is not done goes first, so the highest has the last word. */
function giveClock(judging: Judging): void {
  const seat = lowestNotDone(judging.game);
  if (seat === undefined) return;
  happen(judging, { type: 'clockGiven', seat, deadline: judging.at + judging.game.options.lastWord });
}

const lowestNotDone = (game: Game): Seat | undefined =>
  seatsInOrder(game).findLast((seat) => !playerAt(game, seat).done);

/** DIG-1: a player who lets the time pass is done; what they began is finished plainly (DIG-4). */
export function lapse(judging: Judging): void {
  const { onClock } = judging.game;
  if (onClock === null) return;
  finishPlainly(judging, onClock);
  happen(judging, { type: 'doneSaid', seat: onClock, done: true });
  goOn(judging);
}

/** DIG-4: answers for a player until nothing is asked any more. */
export function finishPlainly(judging: Judging, seat: Seat): void {
  for (
    let task = playerAt(judging.game, seat).todo[0];
    task !== undefined;
    task = playerAt(judging.game, seat).todo[0]
  ) {
    const rest = playerAt(judging.game, seat).todo.slice(1);
    run(judging, seat, [...resolve(judging, seat, task, plainAnswer(judging, seat, task)), ...rest]);
  }
}
