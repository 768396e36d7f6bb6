import * as z from 'zod/mini';
import {
  AREAS,
  CARDS,
  type CardId,
  FINAL_REWARD_IDS,
  ORDINARY_REWARD_IDS,
  PROVINCE_IDS,
  RESOURCES,
  type RewardId,
  SLOTS,
  STANDING_REWARDS,
  type StandingRewardId,
  TRACKS,
} from '#content';
import { type Answer, type Command, TIMINGS } from '#engine';
import { whole } from './shapes.ts';

const card = z.enum(Object.keys(CARDS) as CardId[]);
const cards = z.array(card).check(z.maxLength(4));
const province = z.enum([...PROVINCE_IDS]);
const reward = z.enum<(RewardId | StandingRewardId)[]>([
  ...ORDINARY_REWARD_IDS,
  ...FINAL_REWARD_IDS,
  ...(Object.keys(STANDING_REWARDS) as StandingRewardId[]),
]);
const area = z.enum(AREAS);
const slot = z.enum(SLOTS);
const track = z.enum(TRACKS);
const worker = whole(0, 4);
/** Wide enough for both sides of the board; the rules know how many there are. */
const space = whole(0, 31);
const few = whole(0, 20);

/** What fits no question is refused by the rules; what fits no answer at all stops here. */
const answer: z.ZodMiniType<Answer> = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('wild'), military: few, culture: few, gold: few }),
  z.strictObject({ to: z.literal('vp'), power: few, prestige: few, popularity: few }),
  z.strictObject({ to: z.literal('conquer'), province: z.union([province, z.literal('deck')]) }),
  z.strictObject({ to: z.literal('tuck'), slot }),
  z.strictObject({ to: z.literal('worker'), worker }),
  z.strictObject({ to: z.literal('card'), card }),
  z.strictObject({ to: z.literal('swapVp'), from: track, into: track }),
  z.strictObject({ to: z.literal('swapResources'), from: z.enum(RESOURCES), count: few }),
  z.strictObject({ to: z.literal('choose'), option: few }),
  z.strictObject({ to: z.literal('glory'), count: few }),
  z.strictObject({ to: z.literal('discard'), province }),
]);

/** All that a person can ask for; `due` is the table's own. */
export const command: z.ZodMiniType<Command> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), worker, to: z.union([space, z.literal('mat')]) }),
  z.strictObject({ type: z.literal('act'), worker, action: space, also: z.exactOptional(space), with: cards }),
  z.strictObject({ type: z.literal('play'), card }),
  z.strictObject({ type: z.literal('pickUp') }),
  z.strictObject({ type: z.literal('flip'), area }),
  z.strictObject({
    type: z.literal('claim'),
    take: z.array(z.enum(['legendary', 'reward'])).check(z.minLength(1), z.maxLength(2)),
    with: cards,
  }),
  z.strictObject({ type: z.literal('refresh') }),
  z.strictObject({ type: z.literal('answer'), answer }),
  z.strictObject({ type: z.literal('takeReward'), reward }),
  z.strictObject({ type: z.literal('done'), done: z.boolean() }),
  z.strictObject({ type: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ type: z.literal('callTime') }),
  z.strictObject({ type: z.literal('voteTiming'), timing: z.enum(TIMINGS) }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
]);
