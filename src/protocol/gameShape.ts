import * as z from 'zod/mini';
import {
  ACHIEVEMENT_IDS,
  type AchievementId,
  AREAS,
  CARDS,
  type CardId,
  CHARACTER_IDS,
  type Effect,
  FINAL_REWARD_IDS,
  ORDINARY_REWARD_IDS,
  PROVINCE_IDS,
  type ProvinceId,
  RESOURCES,
  type RewardId,
  ROWS,
  SLOTS,
  STANDING_REWARDS,
  type StandingRewardId,
  TRACKS,
} from '#content';
import {
  type Agreed,
  type Game,
  PHASES,
  type Player,
  type SeatOptions,
  type Secret,
  SPOTS,
  type Task,
  TIMINGS,
} from '#engine';
import { LIMITS } from './messages.ts';
import { goods, seat, whole } from './shapes.ts';

/** A game as it lies in a file. What is written here says no more than what a screen needs in order to draw it. */
export const area = z.enum(AREAS);
export const row = z.enum(ROWS);
export const slot = z.enum(SLOTS);
export const track = z.enum(TRACKS);
export const resource = z.enum(RESOURCES);
export const timing = z.enum(TIMINGS);
export const card = z.enum(Object.keys(CARDS) as CardId[]);
export const province: z.ZodMiniType<ProvinceId> = z.enum([...PROVINCE_IDS]);
export const achievement: z.ZodMiniType<AchievementId> = z.enum([...ACHIEVEMENT_IDS]);
const dealt = [...ORDINARY_REWARD_IDS, ...FINAL_REWARD_IDS];
export const reward = z.enum<RewardId[]>(dealt);
export const anyReward = z.enum<(RewardId | StandingRewardId)[]>([
  ...dealt,
  ...(Object.keys(STANDING_REWARDS) as StandingRewardId[]),
]);

/** Room for what no game reaches, and for nothing that would not fit on a mat. */
const MOST = 99;
export const count = whole(0, MOST);
export const worker = whole(0, 4);
export const space = whole(0, 31);
export const time = z.number().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
export const deadline = z.nullable(time);
export const anySeat = whole(-1, LIMITS.seats - 1);
export const round = whole(1, 4);
export const list = <T>(of: z.ZodMiniType<T>, most: number) => z.array(of).check(z.maxLength(most));
export const display = z.array(z.nullable(province)).check(z.length(4));
export const privilege = list(anySeat, LIMITS.seats);

const cost = z.strictObject({ ...goods.shape, wild: z.exactOptional(count) });
const effects = z.lazy(() => list(effect, 8));

const effect: z.ZodMiniType<Effect> = z.lazy(() => {
  const then = effect;
  return z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('gain'), goods }),
    z.strictObject({ do: z.literal(['gainWild', 'gainVp']), count }),
    z.strictObject({
      do: z.literal(['gainLegendary', 'conquer', 'recover', 'recoverOne', 'retrieve', 'recruit', 'promote', 'swapVp']),
    }),
    z.strictObject({ do: z.literal('raiseProvinceLimit') }),
    z.strictObject({ do: z.literal('produce'), colour: slot }),
    z.strictObject({ do: z.literal('swapResources'), between: z.tuple([resource, resource]) }),
    z.strictObject({ do: z.literal(['all', 'choose']), of: effects }),
    z.strictObject({ do: z.literal('pay'), cost, then }),
  ]);
});

export const task: z.ZodMiniType<Task> = z.union([
  effect,
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('payWild'), count }),
    z.strictObject({ do: z.literal('tuck'), province }),
    z.strictObject({ do: z.literal('glory'), track, count }),
    z.strictObject({ do: z.literal('discard'), slot, count }),
  ]),
]);

const seatOptions: z.ZodMiniType<SeatOptions> = z.strictObject({
  character: z.enum(CHARACTER_IDS),
  advancedPlacement: z.boolean(),
  glory: z.boolean(),
  handicap: goods,
});

const agreedFields = {
  seats: z.array(seatOptions).check(z.minLength(1), z.maxLength(LIMITS.seats)),
  timing: z.array(timing).check(z.length(4)),
  speed: z.number().check(z.gte(LIMITS.speed[0]), z.lte(LIMITS.speed[1])),
  privilegeWindow: time,
  waitLimit: time,
  lastWord: time,
};

const agreed: z.ZodMiniType<Agreed> = z.strictObject(agreedFields);
export const options = z.strictObject({ ...agreedFields, seed: whole(0, Number.MAX_SAFE_INTEGER) });

const player: z.ZodMiniType<Player> = z.strictObject({
  character: z.enum(CHARACTER_IDS),
  military: count,
  culture: count,
  gold: count,
  votes: count,
  power: count,
  prestige: count,
  popularity: count,
  legendary: z.boolean(),
  glory: z.strictObject({ power: count, prestige: count, popularity: count }),
  hand: list(card, MOST),
  discard: list(card, MOST),
  slots: z.strictObject({
    brown: list(province, MOST),
    red: list(province, MOST),
    blue: list(province, MOST),
    yellow: list(province, MOST),
  }),
  provinceLimit: count,
  workers: list(z.strictObject({ grande: z.boolean(), spot: z.enum(SPOTS), space }), 5),
  recruits: worker,
  claimed: z.boolean(),
  done: z.boolean(),
  ready: z.boolean(),
  timingVote: z.nullable(timing),
  todo: list(task, MOST),
});

const timer = z.strictObject({ row, sandOut: time });

export const game: z.ZodMiniType<Game> = z.strictObject({
  options: agreed,
  sand: z.strictObject({ purple: time, green: time, black: time }),
  phase: z.enum(PHASES),
  round,
  timing,
  paused: z.boolean(),
  timers: z.strictObject({ purple: timer, green: timer, black: timer }),
  circles: z.array(z.enum(['open', 'marker', 'timer'])).check(z.length(4)),
  trackSpace: whole(0, 10),
  privilege,
  players: z.array(player).check(z.minLength(1), z.maxLength(LIMITS.seats)),
  neutralFrames: list(space, 31),
  display,
  provincesDealt: count,
  rewards: list(reward, 5),
  grandeOpen: z.boolean(),
  achievement,
  tokenOnCard: z.boolean(),
  turn: whole(0, MOST),
  deadline,
  onClock: z.nullable(seat),
});

export const secret: z.ZodMiniType<Secret> = z.strictObject({
  provinces: list(province, MOST),
  rewards: list(reward, MOST),
  achievements: list(achievement, MOST),
});

/** A whole game, wherever it comes from; undefined for anything else. */
export const readGame = (value: unknown): Game | undefined => game.safeParse(value).data;
