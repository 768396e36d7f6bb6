import type { CharacterId } from '#content';
import { words } from '../../../kit/i18n.ts';

/** How each seat is called; a mark of no seat is neutral. */
export const personsOf =
  (players: readonly { readonly character: CharacterId }[]) =>
  (seat: number): string => {
    const character = players[seat]?.character;
    return character === undefined ? words.value.table.neutral : words.value.characters.epithets[character];
  };
