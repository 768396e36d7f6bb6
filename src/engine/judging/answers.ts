import { type Cost, RESOURCES, type Resource, SLOTS, TRACKS, type Track } from '#content';
import type { Answer } from '../game/command.ts';
import type { Game, Seat, Task } from '../game/game.ts';
import { gloryRoom, isUnderTimer, playerAt, provincesLeft, resourceRoom, trackRoom } from '../game/look.ts';
import { canPay } from './goods.ts';

/** Every answer that can be given to a task now. None: it is passed over. One: it is given by itself (DIG-3). */
export function answersTo(game: Game, seat: Seat, task: Task): readonly Answer[] {
  const player = playerAt(game, seat);
  switch (task.do) {
    case 'gainWild': {
      const room = RESOURCES.map((resource) => resourceRoom(player, resource));
      return mixes(room, task.count).map(wild);
    }
    case 'payWild': {
      const held = RESOURCES.map((resource) => player[resource]);
      return mixes(held, task.count).map(wild);
    }
    case 'gainVp': {
      const room = TRACKS.map((track) => trackRoom(player, track) + gloryRoom(game, seat, track));
      return mixes(room, task.count).map(([power, prestige, popularity]) => ({
        to: 'vp',
        power,
        prestige,
        popularity,
      }));
    }
    case 'conquer':
      return conquests(game);
    case 'tuck':
      return SLOTS.map((slot) => ({ to: 'tuck', slot }));
    case 'retrieve':
      return workersWhere(game, seat, (worker) => isUnderTimer(game, worker));
    case 'promote':
      return workersWhere(game, seat, (worker) => !worker.grande);
    case 'recoverOne':
      // The card that asks lies last: by STR-1 it is not discarded before its reward is gained.
      return player.discard.slice(0, -1).map((card) => ({ to: 'card', card }));
    case 'swapVp':
      return TRACKS.flatMap((from) => (player[from] > 0 ? swapsFrom(game, seat, from) : []));
    case 'swapResources': {
      const [one, other] = task.between;
      return [...exchanges(game, seat, one, other), ...exchanges(game, seat, other, one)];
    }
    case 'choose':
      return task.of.flatMap((effect, option) =>
        effect.do === 'pay' && !canPay(player, effect.cost as Cost) ? [] : [{ to: 'choose', option } as const],
      );
    case 'glory':
      return Array.from({ length: task.count + 1 }, (_, count) => ({ to: 'glory', count }));
    case 'discard':
      return player.slots[task.slot].map((province) => ({ to: 'discard', province }));
    default:
      return [];
  }
}

const wild = ([military, culture, gold]: Mix): Answer => ({ to: 'wild', military, culture, gold });

type Mix = readonly [number, number, number];

/** All ways to split a total over three kinds within their limits; with less room than that, the fullest way. */
function mixes([a = 0, b = 0, c = 0]: readonly number[], count: number): readonly Mix[] {
  const total = Math.min(count, a + b + c);
  if (total === 0) return [];
  const found: Mix[] = [];
  for (let first = Math.min(a, total); first >= 0; first -= 1) {
    for (let second = Math.min(b, total - first); second >= 0; second -= 1) {
      const third = total - first - second;
      if (third <= c) found.push([first, second, third]);
    }
  }
  return found;
}

/** PRO-1, PRO-6, PRO-7 */
function conquests(game: Game): readonly Answer[] {
  const found: Answer[] = [];
  for (const province of game.display) if (province !== null) found.push({ to: 'conquer', province });
  if (provincesLeft(game) > 0) found.push({ to: 'conquer', province: 'deck' });
  return found;
}

function workersWhere(game: Game, seat: Seat, fits: (worker: Game['players'][number]['workers'][number]) => boolean) {
  const found: Answer[] = [];
  playerAt(game, seat).workers.forEach((worker, index) => {
    if (fits(worker)) found.push({ to: 'worker', worker: index });
  });
  return found;
}

/** EFF-9 */
function swapsFrom(game: Game, seat: Seat, from: Track): readonly Answer[] {
  const player = playerAt(game, seat);
  return TRACKS.flatMap((into) =>
    into !== from && trackRoom(player, into) + gloryRoom(game, seat, into) > 0
      ? [{ to: 'swapVp', from, into } as const]
      : [],
  );
}

/** EFF-21 */
function exchanges(game: Game, seat: Seat, from: Resource, into: Resource): readonly Answer[] {
  const player = playerAt(game, seat);
  const most = Math.min(player[from], resourceRoom(player, into));
  return Array.from({ length: most }, (_, i) => ({ to: 'swapResources', from, count: i + 1 }) as const);
}
