import { boardOf, type Command, type Seat, workerState } from '#engine';
import { type Anchor, anchorOf } from '../../kit/anchor.ts';
import { words } from '../../kit/i18n.ts';
import { type Reason, reasonToWait } from '../guard/reason.ts';
import { commandsOf, type View } from './view.ts';

/** Puts down what was picked up and asks the table, after a moment if that is worth a second thought. */
export function ask(view: View, command: Command, piece: Element | null = document.activeElement): void {
  const anchor = view.turn === null ? (view.menu.peek()?.anchor ?? anchorAt(piece)) : null;
  if (command.type !== 'answer') view.asked.value = anchor;
  view.picked.value = null;
  view.menu.value = null;
  view.guard.ask(command, view.me.value, secondThought(view, command), anchor);
}

function secondThought(view: View, command: Command): Reason | null {
  const seat = view.me.value;
  return seat === null ? null : reasonToWait(view.game.value, seat, command, view.open.value);
}

const anchorAt = (piece: Element | null): Anchor | null =>
  piece === null || piece === document.body ? null : anchorOf(piece);

/** Asks at once if there is one way to do it, shows the ways if there are several, and lets the table say why not. */
export function askOneOf(view: View, anchor: Element, title: string, ways: readonly Command[], plain: Command): void {
  const [only] = ways;
  if (ways.length > 1) view.menu.value = { anchor: anchorOf(anchor), title, commands: ways };
  else ask(view, only ?? plain, anchor);
}

/** At a shared screen a touch on a worker is its owner's: who touches their own takes the seat. */
export function touchOf(view: View, seat: Seat, index: number, element: Element): void {
  if (view.me.value !== seat) takeSeat(view, seat);
  touch(view, index, element);
}

function takeSeat(view: View, seat: Seat): void {
  view.picked.value = null;
  view.menu.value = null;
  view.session.me.value = seat;
}

/** One touch: answer with it, act with it, pick it up, or hear why not. */
export function touch(view: View, index: number, element: Element): void {
  const answer = answerWith(view, index);
  if (answer !== undefined) return ask(view, answer);
  const acts = commandsOf(view, 'act').filter((act) => act.worker === index);
  const moves = commandsOf(view, 'move').filter((move) => move.worker === index);
  if (acts.length > 0 && moves.length === 0) {
    const [first] = acts;
    if (first !== undefined) askOneOf(view, element, words.value.table.actWith, acts, first);
    return;
  }
  if (moves.length === 0) return ask(view, whyNot(view, index));
  const picked = view.picked.value;
  view.picked.value = picked?.what === 'worker' && picked.worker === index ? null : { what: 'worker', worker: index };
}

/** The question at hand may be about a worker. */
export function answerWith(view: View, index: number): Command | undefined {
  return commandsOf(view, 'answer').find(({ answer }) => answer.to === 'worker' && answer.worker === index);
}

/** The command whose refusal explains why this worker cannot be used. */
function whyNot(view: View, index: number): Command {
  const game = view.game.value;
  const worker = game.players[view.me.value ?? 0]?.workers[index];
  if (worker !== undefined && workerState(game, worker) === 'canAct') {
    return { type: 'act', worker: index, action: actionBelow(view, worker.space), with: [] };
  }
  return { type: 'move', worker: index, to: 'mat' };
}

const actionBelow = (view: View, frame: number): number => boardOf(view.game.value).frames[frame]?.actions[0] ?? 0;
