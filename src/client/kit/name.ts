import { words } from './i18n.ts';
import { settings } from './settings/settings.ts';

export const GUEST_NUMBER = 1 + Math.floor(Math.random() * 99);

/** The name to sit down with: the chosen one, or a guest's. */
export const ownName = (): string => settings.name.value || words.value.start.guest(GUEST_NUMBER);
