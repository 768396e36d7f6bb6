import { CHARACTERS } from '#content';
import type { Seat } from '#engine';
import type { Table } from '#protocol';
import type { Who } from '#words';
import type { SeatMark } from '../../art/index.ts';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';
import type { View } from './view.ts';

/** The mark and colour a person chose. */
export const colourOf = ({ session }: { readonly session: Session }, seat: Seat): SeatMark =>
  (session.table.value?.chairs[seat]?.colour ?? seat) as SeatMark;

/** Several people sit at this screen, so "you" says nothing. */
export const isShared = ({ session }: Pick<View, 'session'>): boolean => session.held.value.length > 1;

/** "You" for the seat that acts here, else the name on the chair, else the character's. */
export function nameOf(view: Pick<View, 'session' | 'me' | 'game'>, seat: Seat): string {
  if (seat === view.me.value && !isShared(view)) return words.value.table.you;
  return chairName(view, seat);
}

export function chairName(view: Pick<View, 'session' | 'game'>, seat: Seat): string {
  const name = view.session.table.value?.chairs[seat]?.name;
  const character = view.game.value.players[seat]?.character;
  if (name !== undefined && name !== '') return name;
  return character === undefined ? '' : words.value.characters.persons[CHARACTERS[character].person];
}

/** Whether a bot plays there, for itself or for a player who is away. */
export function isBot({ session }: Pick<View, 'session'>, seat: Seat): boolean {
  const chair = session.table.value?.chairs[seat];
  return chair !== undefined && (chair.bot !== null || chair.standIn);
}

/** How sentences speak of those at the table. */
export const whoIs =
  (view: Pick<View, 'session' | 'game' | 'me'>): Who =>
  (seat) => ({ name: chairName(view, seat), you: seat === view.me.value });

/** Whether this browser holds the seat of the host. */
export const isHost = (session: Session, table: Table): boolean =>
  table.host !== null && session.held.value.includes(table.host);
