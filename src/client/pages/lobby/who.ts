import { CHARACTERS, type CharacterId } from '#content';
import type { Table, Wish } from '#protocol';
import { words } from '../../i18n.ts';
import type { Session } from '../../store/session.ts';

export const isHost = (session: Session, table: Table): boolean =>
  table.host !== null && session.held.value.includes(table.host);

export const isCharacter = (wish: Wish): wish is CharacterId => Object.hasOwn(CHARACTERS, wish);

export function wishName(wish: Wish): string {
  const { characters, lobby } = words.value;
  if (!isCharacter(wish)) return lobby.wishes[wish];
  return characters.full(characters.persons[CHARACTERS[wish].person], characters.epithets[wish]);
}
