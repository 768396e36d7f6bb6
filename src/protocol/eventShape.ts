import * as z from 'zod/mini';
import type { Command, Event } from '#engine';
import { command as asked } from './commandShape.ts';
import {
  achievement,
  anyReward,
  anySeat,
  area,
  card,
  count,
  deadline,
  display,
  list,
  privilege,
  province,
  resource,
  reward,
  round,
  row,
  slot,
  space,
  task,
  time,
  timing,
  track,
  worker,
} from './gameShape.ts';
import { type Entry, type Happened, LIMITS } from './messages.ts';
import { goods, seat, whole } from './shapes.ts';

const cards = list(card, 99);
const take = list(z.enum(['legendary', 'reward']), 2);

/** What happened, as it lies in a file. */
const event: z.ZodMiniType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(['placerNamed', 'chooserNamed']), turn: whole(0, 99), deadline }),
  z.strictObject({ type: z.literal('roundBegan'), round, timing }),
  z.strictObject({ type: z.literal('timerFlipped'), area, to: row, sandOut: time }),
  z.strictObject({ type: z.literal('markerKnockedOff'), circle: whole(0, 3) }),
  z.strictObject({ type: z.literal('trackAdvanced'), space: whole(0, 10) }),
  z.strictObject({ type: z.literal(['councilCalled', 'gameEnded']) }),
  z.strictObject({ type: z.literal('workerMoved'), seat, worker, to: z.union([space, z.literal('mat')]) }),
  z.strictObject({ type: z.literal('workerActed'), seat, worker, action: space }),
  z.strictObject({ type: z.literal(['workerRetrieved', 'workerPromoted']), seat, worker }),
  z.strictObject({
    type: z.literal(['workerRecruited', 'legendaryGained', 'provinceLimitRaised', 'timeCalled']),
    seat,
  }),
  z.strictObject({ type: z.literal(['paid', 'gained']), seat, goods }),
  z.strictObject({ type: z.literal('gloryGained'), seat, track, count }),
  z.strictObject({ type: z.literal('vpSwapped'), seat, from: track, into: track }),
  z.strictObject({ type: z.literal('resourcesSwapped'), seat, from: resource, into: resource, count }),
  z.strictObject({ type: z.literal('provinceTaken'), seat, province, from: z.enum(['display', 'deck']) }),
  z.strictObject({ type: z.literal(['provinceTucked', 'provinceDiscarded']), seat, province, slot }),
  z.strictObject({ type: z.literal('provincesDealt'), display, dealt: count }),
  z.strictObject({ type: z.literal(['cardPlayed', 'permanentGained']), seat, card }),
  z.strictObject({ type: z.literal('cardsTakenBack'), seat, cards }),
  z.strictObject({ type: z.literal('achievementClaimed'), seat, take }),
  z.strictObject({ type: z.literal('asked'), seat, todo: list(task, 99) }),
  z.strictObject({ type: z.literal('doneSaid'), seat, done: z.boolean() }),
  z.strictObject({ type: z.literal('readySaid'), seat, ready: z.boolean() }),
  z.strictObject({ type: z.literal('clockGiven'), seat, deadline: time }),
  z.strictObject({ type: z.literal('councilBegan'), votes: list(count, LIMITS.seats), privilege }),
  z.strictObject({ type: z.literal('rewardTaken'), seat, reward: anyReward }),
  z.strictObject({ type: z.literal('discardsBegan'), deadline }),
  z.strictObject({
    type: z.literal('roundPrepared'),
    rewards: list(reward, 5),
    display,
    dealt: count,
    achievement,
    deadline,
  }),
  z.strictObject({ type: z.literal('timingVoted'), seat, timing }),
  z.strictObject({ type: z.literal(['paused', 'resumed']), seat: anySeat }),
]);

export const command: z.ZodMiniType<Command> = z.union([asked, z.strictObject({ type: z.literal('due') })]);
const number = whole(0, Number.MAX_SAFE_INTEGER);

const happened: z.ZodMiniType<Happened> = z.strictObject({
  type: z.literal('happened'),
  seq: number,
  seat: anySeat,
  nth: number,
  at: time,
  command,
  events: list(event, 200),
});

export const entry: z.ZodMiniType<Entry> = z.discriminatedUnion('type', [
  happened as never,
  z.strictObject({
    type: z.literal('rewound'),
    seq: number,
    to: number,
    by: seat,
    happened: list(happened, 300),
    lost: list(z.strictObject({ seat, nth: number, command }), 300),
  }),
]);
