import { answersTo, boardOf, type Command, forbids, type Game, type Millis, type Seat } from '#engine';
import { gainsOf, stepsFor } from '../view/journey.ts';
import type { Taste } from '../view/taste.ts';
import { viewOf } from '../view/view.ts';
import { expected } from './placing.ts';

const MOST_CHOICES = 7;

/** What else a seat might do in place of its first idea. */
export function choicesBeside(game: Game, seat: Seat, at: Millis, first: Command, taste: Taste): readonly Command[] {
  switch (first.type) {
    case 'move':
      return otherMoves(game, seat, at, first, taste);
    case 'act':
      return otherActs(game, first);
    case 'takeReward':
      return otherRewards(game, first);
    case 'answer':
      return otherAnswers(game, seat, first);
    default:
      return [];
  }
}

function otherMoves(
  game: Game,
  seat: Seat,
  at: Millis,
  first: Extract<Command, { type: 'move' }>,
  taste: Taste,
): readonly Command[] {
  const view = viewOf(game, seat, at, taste);
  const worker = view.player.workers[first.worker];
  if (worker === undefined) return [];
  const gains = gainsOf(view, expected(view, first.worker));
  const may = (to: number) =>
    forbids(game, { seat, at, command: { type: 'move', worker: first.worker, to } }) === undefined;
  const steps = stepsFor(view, gains, worker, may).filter(({ to }) => to !== first.to && to !== 'mat');
  return steps.slice(0, MOST_CHOICES).map(({ to }) => ({ type: 'move', worker: first.worker, to }));
}

function otherActs(game: Game, first: Extract<Command, { type: 'act' }>): readonly Command[] {
  const { actions } = boardOf(game);
  const frame = actions[first.action]?.frame;
  return actions.flatMap((action, id): readonly Command[] =>
    action.frame === frame && id !== first.action ? [{ type: 'act', worker: first.worker, action: id, with: [] }] : [],
  );
}

const otherRewards = (game: Game, first: Extract<Command, { type: 'takeReward' }>): readonly Command[] =>
  [...game.rewards, 'favour' as const, 'grande' as const]
    .filter((reward) => reward !== first.reward)
    .map((reward) => ({ type: 'takeReward', reward }));

function otherAnswers(game: Game, seat: Seat, first: Extract<Command, { type: 'answer' }>): readonly Command[] {
  const task = game.players[seat]?.todo[0];
  if (task === undefined || first.answer.to === 'discard' || first.answer.to === 'glory') return [];
  const answers = answersTo(game, seat, task);
  return answers.length > MOST_CHOICES + 1 ? [] : answers.map((answer) => ({ type: 'answer', answer }));
}
