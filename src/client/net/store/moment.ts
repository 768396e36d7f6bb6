import { openMomentLink } from '../link/solo.ts';
import type { Moment } from '../shelf/messages.ts';
import { createSession, NO_KEYS } from './create.ts';
import type { Session } from './session.ts';

/** A session at a moment of a game, without a server. */
export const momentSession = (moment: Moment): Session => createSession(openMomentLink(moment), NO_KEYS);
