import { CHARACTERS, type CharacterId } from '#content';
import type { Wish } from '#protocol';
import { words } from '../../kit/i18n.ts';

export const isCharacter = (wish: Wish): wish is CharacterId => Object.hasOwn(CHARACTERS, wish);

export function wishName(wish: Wish): string {
  const { characters, lobby } = words.value;
  if (!isCharacter(wish)) return lobby.wishes[wish];
  return characters.full(characters.persons[CHARACTERS[wish].person], characters.epithets[wish]);
}
