import type { Event, Game, Player, Seat } from '#engine';
import type { View } from '../../view/view.ts';
import type { Directed } from '../director/direct.ts';
import { type Moved, PURSE } from './goods.ts';

/** What an own deed moves is what changes in the own purse on the screen: at once, and not again when the table confirms it. */
export function ownDeed(view: View, before: Game, shown: Directed['shown']): Moved | undefined {
  const seat = view.me.peek();
  const deed = view.session.pending.peek().at(-1) ?? shown.findLast(({ item }) => item.seat === seat)?.item;
  if (seat === null || deed?.seat !== seat) return undefined;
  return { seat, command: deed.command, events: changesOf(seat, before.players[seat], view.game.peek().players[seat]) };
}

/** The difference of two purses, as events. */
export function changesOf(seat: Seat, before: Player | undefined, now: Player | undefined): readonly Event[] {
  if (before === undefined || now === undefined) return [];
  const goods = (sign: 1 | -1) =>
    Object.fromEntries(PURSE.map((kind) => [kind, Math.max(0, sign * (now[kind] - before[kind]))]));
  return [
    { type: 'paid', seat, goods: goods(-1) },
    { type: 'gained', seat, goods: goods(1) },
  ];
}
