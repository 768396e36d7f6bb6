import * as z from 'zod/mini';
import { CHARACTER_IDS, type GOOD_KINDS, type Goods } from '#content';
import { TIMINGS } from '#engine';
import { LIMITS } from './messages.ts';
import type { ChairChange } from './people/table.ts';
import { BOT_LEVELS, type Terms } from './people/terms.ts';

/** Whole numbers from `from` to `to`, both included. */
export const whole = (from: number, to: number) => z.int().check(z.gte(from), z.lte(to));

export const seat = whole(0, 4);

/** No control characters, no line breaks, nothing that turns the direction of writing, no half characters. */
const PLAIN = /^[^\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;

/** What people write: tidied, then measured. */
export const text = (most: number) =>
  z
    .string()
    .check(z.maxLength(most * 4), z.normalize('NFC'), z.trim(), z.regex(PLAIN), z.minLength(1), z.maxLength(most));

/** What a file says that people once wrote: taken as it is. */
export const plain = (most: number) => z.string().check(z.maxLength(most), z.regex(PLAIN));

const some = (most: number) => z.exactOptional(whole(0, most));
const handicap: z.ZodMiniType<Goods> = z.strictObject({
  military: some(10),
  culture: some(10),
  gold: some(10),
  votes: some(10),
  power: some(10),
  prestige: some(10),
  popularity: some(10),
} satisfies Record<(typeof GOOD_KINDS)[number], unknown>);

const any = z.exactOptional(whole(0, 99));
/** All that can be gained or paid at once. */
export const goods = z.strictObject({
  military: any,
  culture: any,
  gold: any,
  votes: any,
  power: any,
  prestige: any,
  popularity: any,
} satisfies Record<(typeof GOOD_KINDS)[number], unknown>);

const wish = z.enum([...CHARACTER_IDS, 'random', 'basic', 'advanced']);
export const botLevel = z.enum(BOT_LEVELS);

export const chairChange: z.ZodMiniType<ChairChange> = z.strictObject({
  name: z.exactOptional(text(LIMITS.name)),
  colour: z.exactOptional(whole(0, 4)),
  character: z.exactOptional(wish),
  advancedPlacement: z.exactOptional(z.boolean()),
  glory: z.exactOptional(z.boolean()),
  handicap: z.exactOptional(handicap),
  bot: z.exactOptional(z.nullable(botLevel)),
  ready: z.exactOptional(z.boolean()),
  coached: z.exactOptional(z.boolean()),
});

export const terms: z.ZodMiniType<Partial<Terms>> = z.strictObject({
  public: z.exactOptional(z.boolean()),
  timing: z.exactOptional(z.array(z.enum(TIMINGS)).check(z.length(4))),
  speed: z.exactOptional(z.number().check(z.gte(LIMITS.speed[0]), z.lte(LIMITS.speed[1]))),
  privilegeWindow: z.exactOptional(whole(...LIMITS.privilegeWindow)),
  waitLimit: z.exactOptional(whole(...LIMITS.waitLimit)),
  lastWord: z.exactOptional(whole(...LIMITS.lastWord)),
  standInAfter: z.exactOptional(whole(...LIMITS.standInAfter)),
  spectatorDelay: z.exactOptional(whole(...LIMITS.spectatorDelay)),
  chances: z.exactOptional(z.boolean()),
  rated: z.exactOptional(z.boolean()),
  pauses: z.exactOptional(whole(...LIMITS.pauses)),
});
