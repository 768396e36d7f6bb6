import { words } from './i18n.ts';
import { recall, remember, settings } from './settings/settings.ts';

/** The same at every visit: a guest is known by it. */
function guestNumber(): number {
  const known = recall('guest');
  if (typeof known === 'number') return known;
  const drawn = 1 + Math.floor(Math.random() * 99);
  remember('guest', drawn);
  return drawn;
}

export const GUEST_NUMBER = guestNumber();

/** The name to sit down with: the proven one, the chosen one, or a guest's. */
export const ownName = (): string =>
  settings.proven.value || settings.name.value || words.value.start.guest(GUEST_NUMBER);
