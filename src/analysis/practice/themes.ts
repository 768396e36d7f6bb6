import { CARDS, type Effect } from '#content';
import {
  actionAt,
  brings,
  type Command,
  frameAt,
  type Game,
  groundOf,
  type Millis,
  playerAt,
  type Seat,
} from '#engine';
import type { Theme } from '#protocol';

const SOON: Millis = 15_000;
/** A box is left in good time. */
const IN_TIME: Millis = 45_000;
/** Who has so much need not look for gold. */
const RICH = 4;
const LAST = 4;

/** What the best choice is an example of; null where it teaches nothing by itself. */
export function themeOf(game: Game, seat: Seat, at: Millis, best: Command | null): Theme | null {
  if (best === null) return 'timing';
  if (best.type === 'answer') return best.answer.to === 'tuck' || best.answer.to === 'conquer' ? 'provinces' : null;
  if (game.round === LAST) return 'lastRound';
  const gains = effectsOf(game, seat, best).flatMap(parts);
  if (gains.some((effect) => effect.do === 'retrieve')) return 'freeing';
  if (isLate(game) && gains.some((effect) => effect.do === 'gain' && effect.goods.votes)) return 'votes';
  if (isPoor(game, seat) && gains.length > 0 && gains.every((effect) => effect.do === 'gain' && effect.goods.gold))
    return 'gold';
  if (leavesBox(game, seat, at, best)) return 'freeing';
  return game.phase === 'round' && isUrgent(game, seat, at, best) ? 'timing' : null;
}

/** The effects that a command has now, or that it waits for. */
function effectsOf(game: Game, seat: Seat, command: Command): readonly Effect[] {
  const now = (effect: Effect): Effect => brings(game, seat, effect);
  switch (command.type) {
    case 'act':
      return [now(actionAt(game, command.action).effect)];
    case 'move':
      return command.to === 'mat'
        ? []
        : frameAt(game, command.to).actions.map((nth) => now(actionAt(game, nth).effect));
    case 'play': {
      const card = CARDS[command.card];
      return 'effect' in card ? [now(card.effect)] : [];
    }
    default:
      return [];
  }
}

const parts = (effect: Effect): readonly Effect[] =>
  effect.do === 'all' ? effect.of.flatMap(parts) : effect.do === 'pay' ? parts(effect.then) : [effect];

/** A worker goes that would soon be caught in its box. */
function leavesBox(game: Game, seat: Seat, at: Millis, command: Command): boolean {
  if (command.type !== 'move') return false;
  const worker = playerAt(game, seat).workers[command.worker];
  const area = worker === undefined || worker.spot !== 'box' ? undefined : groundOf(game, worker)?.area;
  return area !== undefined && game.timers[area].sandOut - at < IN_TIME;
}

const isPoor = (game: Game, seat: Seat): boolean => playerAt(game, seat).gold < RICH;

/** The next purple flip, or the one after it, calls council. */
const isLate = ({ circles, phase }: Game): boolean =>
  phase === 'called' || circles.filter((circle) => circle === 'marker').length <= 1;

/** The timer in question is about to turn. */
function isUrgent(game: Game, seat: Seat, at: Millis, command: Command): boolean {
  const worker = command.type === 'act' ? playerAt(game, seat).workers[command.worker] : undefined;
  const area =
    command.type === 'move' && command.to !== 'mat'
      ? frameAt(game, command.to).area
      : worker && groundOf(game, worker)?.area;
  return area !== undefined && game.timers[area].sandOut - at < SOON;
}
