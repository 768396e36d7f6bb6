import { type Command, type Game, legal, playerAt, type Seat } from '#engine';
import type { Address } from '../../../kit/address.ts';
import type { FeedItem } from '../../../net/store/session.ts';

/** Where a command would be asked for, if others can take that place away. */
function placeOf(command: Command): Address | null {
  if (command.type === 'move' && command.to !== 'mat') return { of: 'frame', index: command.to };
  if (command.type === 'takeReward') return { of: 'offer', reward: command.reward };
  if (command.type !== 'answer' || command.answer.to !== 'conquer') return null;
  return { of: 'conquer', province: command.answer.province };
}

/** Whether this person had a hand on a place, to ask for this there. */
export type Aim = (place: Address, command: Command) => boolean;

/** What another took that this seat had a hand on: possible before, and not any more. */
export function lostTo(item: FeedItem, me: Seat, isAimedAt: Aim): Address | null {
  const place = item.seat === me || item.seat < 0 ? null : placeOf(item.command);
  if (place === null || standsAt(item.before, me, place)) return null;
  const text = JSON.stringify(place);
  const wanted = legal(item.before, me, item.at).filter((one) => JSON.stringify(placeOf(one)) === text);
  const left = new Set(legal(item.after, me, item.at).map((one) => JSON.stringify(one)));
  return wanted.some((one) => isAimedAt(place, one) && !left.has(JSON.stringify(one))) ? place : null;
}

/** Who stands in a frame already was first there. */
const standsAt = (game: Game, me: Seat, place: Address): boolean =>
  place.of === 'frame' &&
  playerAt(game, me).workers.some(({ spot, space }) => spot === 'frame' && space === place.index);
