import * as z from 'zod/mini';
import { command } from './eventShape.ts';
import { anySeat, game, list, secret, time } from './gameShape.ts';
import type { Origin } from './messages.ts';

/** Four times the usual game. */
const MOST_ASKED = 2000;

/** A table's code, or the name of a game that a browser keeps. */
export const of = z.nullable(z.string().check(z.regex(/^[\w-]{1,32}$/)));

/** All that was asked in a game, in its order. */
export const asked = list(z.strictObject({ seat: anySeat, at: time, command }), MOST_ASKED);

export const origin: z.ZodMiniType<Origin> = z.strictObject({
  opening: z.strictObject({ game, secret }),
  asked,
  at: time,
  of,
});
