import { CHARACTERS } from '#content';
import type { Game, Seat } from '#engine';
import type { Recording } from '#protocol';
import type { Who } from '#words';
import { words } from '../i18n.ts';

/** The name on the chair, else the character's. */
export function nameOfChair(chairs: readonly { readonly name: string }[], { players }: Game, seat: Seat): string {
  const name = chairs[seat]?.name ?? '';
  const character = players[seat]?.character;
  if (name !== '' || character === undefined) return name;
  return words.value.characters.persons[CHARACTERS[character].person];
}

export const nameOfSeat = ({ seats, opening }: Recording, seat: Seat): string => nameOfChair(seats, opening.game, seat);

export const whoPlayed =
  (recording: Recording): Who =>
  (seat) => ({ name: nameOfSeat(recording, seat), you: false });

/** Minutes and seconds since the game began. */
export function clockOf(at: number): string {
  const seconds = Math.floor(at / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
