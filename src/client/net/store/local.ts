import type { Options, Seat } from '#engine';
import { type LocalTable, localLink } from '../link/local.ts';
import { createSession, NO_KEYS } from './create.ts';
import type { Session } from './session.ts';

/** A session without a server: some seats move by chance, the others are this browser's. */
export const localSession = (
  options: Options,
  bots: readonly Seat[],
  more: Omit<LocalTable, 'options' | 'bots'> = {},
): Session => createSession(localLink({ options, bots, ...more }), NO_KEYS);
