import { CARDS } from '#content';
import { answersTo, type Command, forbids, workerState } from '#engine';
import { gainsOf, stepsFor } from '../view/journey.ts';
import type { View } from '../view/view.ts';
import { actsFor, strike } from './acting.ts';
import { answerWorth } from './answers.ts';
import { claim } from './cards.ts';
import { expected, isIdle } from './placing.ts';

const MOST_ANSWERS = 10;
const MOST_FRAMES = 9;
const MOST_ACTS = 5;
const MOST_RELOCATIONS = 3;
/** Where a worker waits is thought over again when the timer is about to come, in seconds. */
const SOON = 10;

/** All that a seat might sensibly do now, whatever it would do without a second thought. */
export function optionsFor(view: View): readonly Command[] {
  if (view.player.todo.length > 0) return answers(view);
  switch (view.game.phase) {
    case 'placement':
    case 'moves':
      return moves(view);
    case 'round':
      return [...claims(view), ...acts(view), ...moves(view), ...plays(view)];
    case 'called':
      return [...claims(view), ...acts(view), ...plays(view)];
    case 'rewards':
      return [...view.game.rewards, 'favour' as const, 'grande' as const].map((reward) => ({
        type: 'takeReward',
        reward,
      }));
    default:
      return [];
  }
}

function answers(view: View): readonly Command[] {
  const task = view.player.todo[0];
  if (task === undefined || task.do === 'glory') return [];
  const found = answersTo(view.game, view.seat, task).map((answer) => ({
    answer,
    worth: answerWorth(view, task, answer),
  }));
  found.sort((one, other) => other.worth - one.worth);
  return found.slice(0, MOST_ANSWERS).map(({ answer }) => ({ type: 'answer', answer }));
}

function claims(view: View): readonly Command[] {
  const found = claim(view);
  return found !== undefined && 'do' in found ? [found.do] : [];
}

function plays(view: View): readonly Command[] {
  const cards = view.player.hand.filter((card) => CARDS[card].with === 'nothing');
  return [...cards.map((card): Command => ({ type: 'play', card })), { type: 'pickUp' }];
}

function acts(view: View): readonly Command[] {
  const struck = strike(view);
  const found = actsFor(view).slice(0, MOST_ACTS);
  return struck !== undefined && 'do' in struck ? [...found, struck.do] : found;
}

/** Where idle workers may go, and in a round those whose timer is about to come: while sand waits they could move for ever. */
function moves(view: View): readonly Command[] {
  return view.player.workers.flatMap((worker, index) => {
    if (isIdle(view, worker)) return framesFor(view, index, MOST_FRAMES);
    return isSoon(view, worker) ? framesFor(view, index, MOST_RELOCATIONS) : [];
  });
}

function isSoon(view: View, worker: View['player']['workers'][number]): boolean {
  if (view.game.phase !== 'round' || workerState(view.game, worker) !== 'waiting') return false;
  const { clock } = view;
  return Object.values(clock.leaves).some((leaves) => leaves - clock.now < SOON);
}

function framesFor(view: View, index: number, most: number): readonly Command[] {
  const worker = view.player.workers[index];
  if (worker === undefined) return [];
  const gains = gainsOf(view, expected(view, index));
  const command = (to: number): Command => ({ type: 'move', worker: index, to });
  const may = (to: number) => forbids(view.game, { seat: view.seat, at: view.at, command: command(to) }) === undefined;
  const steps = stepsFor(view, gains, worker, may);
  return steps.flatMap(({ to }) => (to === 'mat' ? [] : [command(to)])).slice(0, most);
}
