import * as z from 'zod/mini';
import { DECIDERS, type Options, OUTCOMES, type Ranking } from '#engine';
import { entry } from './eventShape.ts';
import { game, list, options, secret } from './gameShape.ts';
import { LIMITS } from './messages.ts';
import { of } from './originShape.ts';
import type { Recording, SecondRecording, ThirdRecording } from './recording.ts';
import { botLevel, plain, seat, whole } from './shapes.ts';

const MOST_ENTRIES = 100_000;
const ABOUT = 400;
const number = whole(-999, 999);

const ranking: z.ZodMiniType<Ranking> = z.strictObject({
  outcome: z.enum(OUTCOMES),
  winner: z.nullable(seat),
  standings: list(
    z.strictObject({
      seat,
      place: whole(1, LIMITS.seats),
      complete: z.boolean(),
      legendary: z.boolean(),
      points: number,
      glory: number,
      tracks: list(number, 4),
      decidedBy: z.enum(DECIDERS),
    }),
    LIMITS.seats,
  ),
});

const common = {
  recording: z.literal('pendulum'),
  about: plain(ABOUT),
  fingerprint: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  ranking: z.nullable(ranking),
  entries: list(entry, MOST_ENTRIES),
};

export type FirstRecording = Omit<Recording, 'version' | 'endedAt' | 'seats' | 'opening' | 'sealed' | 'begun'> & {
  readonly version: 1;
  readonly options: Options;
};

export const firstRecording: z.ZodMiniType<FirstRecording> = z.strictObject({
  ...common,
  version: z.literal(1),
  options,
});

const bits256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const later = {
  ...common,
  endedAt: z.nullable(whole(0, Number.MAX_SAFE_INTEGER)),
  seats: list(
    z.strictObject({ name: plain(LIMITS.name), colour: whole(0, LIMITS.seats - 1), bot: z.nullable(botLevel) }),
    LIMITS.seats,
  ),
  opening: z.strictObject({ game, secret }),
};

export const secondRecording: z.ZodMiniType<SecondRecording> = z.strictObject({ ...later, version: z.literal(2) });

const sealed = z.nullable(z.strictObject({ seed: bits256, seal: bits256 }));

export const thirdRecording: z.ZodMiniType<ThirdRecording> = z.strictObject({
  ...later,
  version: z.literal(3),
  sealed,
});

export const fourthRecording: z.ZodMiniType<Recording> = z.strictObject({
  ...later,
  version: z.literal(4),
  sealed,
  begun: z.nullable(z.strictObject({ seq: whole(1, MOST_ENTRIES), of })),
});
