import { AREAS, type Area, CARDS, type CardId, CHARACTERS, type Cost, instantEffect, isPermanent } from '#content';
import {
  actionAt,
  type Command,
  frameAt,
  type Game,
  groundOf,
  isRound,
  placerNow,
  playerAt,
  type Seat,
  workerState,
} from '#engine';
import { bestAnswer, firstOf } from './answer.ts';
import { frameWorth } from './frames.ts';
import type { Moment, Sight } from './kinds.ts';
import { isSavedUp } from './saved.ts';
import { isComing, unpaidBelow } from './unpaid.ts';
import { best, worthOf } from './worth.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const all = <T extends Command['type']>({ open }: Sight, type: T): readonly Of<T>[] =>
  open.filter((command): command is Of<T> => command.type === type);

/** The one thing worth doing now; null while others decide. */
export function momentOf(sight: Sight): Moment | null {
  const { game, seat } = sight;
  const player = playerAt(game, seat);
  if (game.paused || game.phase === 'over') return null;
  const task = player.todo[0];
  if (task !== undefined)
    return { about: 'answer', task, nth: bestAnswer(game, seat, task), first: firstOf(game, player, task) };
  if (sight.held !== null) return putDown(sight, sight.held);
  if (game.phase === 'rewards') return reward(sight);
  if (game.phase === 'placement') return placement(sight);
  if (player.ready || player.done) return null;
  if (game.phase === 'moves') return freeWorker(sight) ?? unpaidWorker(sight) ?? { about: 'ready' };
  return isRound(game) ? inRound(sight) : null;
}

function placement({ game, seat }: Sight): Moment | null {
  const placer = placerNow(game);
  if (placer === null) return playerAt(game, seat).ready ? null : { about: 'ready' };
  if (placer.seat !== seat) return null;
  const worker = playerAt(game, seat).workers.findIndex(
    ({ grande, spot }) => grande === placer.grande && spot === 'mat',
  );
  return { about: 'take', worker, grande: placer.grande };
}

const framesFor = (sight: Sight, worker: number) =>
  all(sight, 'move').flatMap((move) => (move.worker === worker && move.to !== 'mat' ? [move.to] : []));

/** Where the worker in the hand would do most. */
function putDown(sight: Sight, worker: number): Moment | null {
  const frame = best(framesFor(sight, worker), (to) => frameWorth(sight, worker, to));
  return frame === undefined ? null : { about: 'put', worker, frame, area: frameAt(sight.game, frame).area };
}

/** A claim costs nothing, and an action may spend what it asks for. What is lost soonest comes next, what only waits comes last. */
function inRound(sight: Sight): Moment {
  return (
    (all(sight, 'claim').length > 0 ? ({ about: 'claim' } as const) : null) ??
    acting(sight) ??
    freeWorker(sight) ??
    unpaidWorker(sight) ??
    playing(sight) ??
    pickingUp(sight) ??
    flipping(sight) ??
    nothingLeft(sight)
  );
}

const SOON = 12_000;

function acting(sight: Sight): Moment | null {
  const { game, seat, at } = sight;
  const plain = all(sight, 'act').filter((act) => act.with.length === 0);
  const act = best(plain, ({ action }) =>
    worthOf(game, seat, actionAt(game, action).effect, actionAt(game, action).cost),
  );
  if (act === undefined) return null;
  const { area } = actionAt(game, act.action);
  const isLate = game.timing === 'timed' && game.phase === 'round' && game.timers[area].sandOut - at < SOON;
  return { about: isLate ? 'missing' : 'act', worker: act.worker, action: act.action, area };
}

/** A worker that stands nowhere, or where it has acted, and has a place to go. Once council is called none acts any more. */
function freeWorker(sight: Sight): Moment | null {
  const { game, seat } = sight;
  if (game.phase === 'called') return null;
  const { workers } = playerAt(game, seat);
  const worker = workers.findIndex(
    (one, index) => workerState(game, one) === 'free' && framesFor(sight, index).length > 0,
  );
  return worker < 0 ? null : { about: 'free', worker };
}

/** WRK-1, WRK-13: a worker that waits for what its owner cannot pay goes where it can act, while it still may. */
function unpaidWorker(sight: Sight): Moment | null {
  const { game, seat } = sight;
  if (game.phase === 'called') return null;
  for (const [worker, { space }] of playerAt(game, seat).workers.entries()) {
    const cost = unpaidBelow(game, seat, worker);
    const better = cost === null ? null : putDown(sight, worker);
    if (cost === null || better?.about !== 'put' || isComing(game, seat, cost)) continue;
    if (frameWorth(sight, worker, better.frame) > frameWorth(sight, worker, space)) {
      return { about: 'unpaid', worker, cost };
    }
  }
  return null;
}

function playing(sight: Sight): Moment | null {
  const card = best(all(sight, 'play'), (play) => cardWorth(sight, play.card))?.card;
  return card === undefined || cardWorth(sight, card) <= 0 ? null : { about: 'play', card };
}

function cardWorth({ game, seat }: Sight, card: CardId): number {
  const stratagem = CARDS[card];
  if (stratagem.with !== 'nothing') return 0;
  if (stratagem.effect.do === 'pay' && isSavedUp(game, playerAt(game, seat), stratagem.effect.cost)) return 0;
  if (stratagem.effect.do === 'retrieve') return isStuck(game, seat) ? 1 : 0;
  return worthOf(game, seat, stratagem.effect);
}

const isStuck = (game: Game, seat: Seat): boolean =>
  playerAt(game, seat).workers.some((worker) => workerState(game, worker) === 'stuck');

const ENOUGH_CARDS = 3;

function pickingUp(sight: Sight): Moment | null {
  const player = playerAt(sight.game, sight.seat);
  const count = player.discard.length;
  if (count < ENOUGH_CARDS || all(sight, 'pickUp').length === 0) return null;
  return isSavedUp(sight.game, player, CHARACTERS[player.character].pickUp) ? null : { about: 'pickUp', count };
}

/** TIM-3: worth it where an own worker waits on the other row, or can do no more on this one. */
function flipping(sight: Sight): Moment | null {
  const flip = all(sight, 'flip').find(({ area }) => ownIn(sight, area).some((worker) => !canActNow(sight, worker)));
  if (flip === undefined) return null;
  const frees = ownIn(sight, flip.area).every((worker) => stateOf(sight, worker) !== 'waiting');
  return { about: 'flip', area: flip.area, frees };
}

const canActNow = (sight: Sight, worker: number): boolean =>
  stateOf(sight, worker) === 'canAct' && unpaidBelow(sight.game, sight.seat, worker) === null;

const stateOf = ({ game, seat }: Sight, index: number) => {
  const worker = playerAt(game, seat).workers[index];
  return worker === undefined ? undefined : workerState(game, worker);
};

const ownIn = ({ game, seat }: Sight, area: Area): readonly number[] =>
  playerAt(game, seat).workers.flatMap((worker, index) => (groundOf(game, worker)?.area === area ? [index] : []));

/** Nothing is wrong with that: said with what comes next. */
function nothingLeft(sight: Sight): Moment {
  const { game, seat } = sight;
  if (game.phase === 'called') return { about: 'done', why: 'called' };
  if (game.timing === 'untimed') {
    const unpaid = unpaidOf(sight, [...playerAt(game, seat).workers.keys()]);
    return unpaid === null
      ? { about: 'done', why: isStuck(game, seat) ? 'stuck' : 'waiting' }
      : { about: 'done', why: 'unpaid', cost: unpaid };
  }
  const areas = AREAS.filter((area) => ownIn(sight, area).length > 0);
  const area = best(areas, (one) => -game.timers[one].sandOut) ?? 'black';
  const own = ownIn(sight, area);
  if (own.length > 0 && own.every((index) => stateOf(sight, index) === 'stuck')) return { about: 'stuck', area };
  return { about: 'wait', area, unpaid: unpaidOf(sight, own) };
}

/** What the first of these workers cannot pay for, though its timer stands on its row. */
function unpaidOf(sight: Sight, workers: readonly number[]): Cost | null {
  const found = workers.find((index) => stateOf(sight, index) === 'canAct');
  return found === undefined ? null : unpaidBelow(sight.game, sight.seat, found);
}

/** The council offers cards to keep, too; they are worth about a step. */
const KEPT = 2;

function reward(sight: Sight): Moment | null {
  const { game, seat } = sight;
  const found = best(all(sight, 'takeReward'), ({ reward: id }) =>
    isPermanent(id) ? KEPT : worthOf(game, seat, instantEffect(id)),
  );
  return found === undefined ? null : { about: 'reward', reward: found.reward };
}
