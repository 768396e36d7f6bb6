import { expect, test } from 'vitest';
import { type Bot, botFor, type Decision, diceOf } from '#bots';
import { answersTo, type Command, type Game, isRound, legal, type Millis } from '#engine';
import { fight } from '#lab';
import { tableOptions } from '#testkit';
import type { Moment } from './kinds.ts';
import { momentOf } from './moment.ts';

const SEAT = 0;
/** How long a newcomer takes from one deed to the next. */
const DEED: Millis = 3000;
const LOOK: Millis = 1000;

const momentIn = (game: Game, at: Millis, held: number | null = null): Moment | null =>
  momentOf({ game, seat: SEAT, at, open: legal(game, SEAT, at), held });

/** What a person does who follows the ring and nothing else; undefined where it asks for patience. */
function ringed(game: Game, at: Millis, moment: Moment): Command | undefined {
  const open = legal(game, SEAT, at);
  switch (moment.about) {
    case 'take':
    case 'free':
    case 'unpaid': {
      const put = momentIn(game, at, moment.worker);
      return put?.about === 'put' ? { type: 'move', worker: put.worker, to: put.frame } : undefined;
    }
    case 'answer': {
      const answer = answersTo(game, SEAT, moment.task)[moment.nth ?? 0];
      return answer && { type: 'answer', answer };
    }
    case 'act':
    case 'missing':
      return { type: 'act', worker: moment.worker, action: moment.action, with: [] };
    case 'play':
      return open.find((one) => one.type === 'play' && one.card === moment.card);
    case 'reward':
      return { type: 'takeReward', reward: moment.reward };
    case 'flip':
      return { type: 'flip', area: moment.area };
    default:
      return open.find(({ type }) => type === moment.about);
  }
}

/** A first game against two novices, as "Play now" seats them. */
function guidedGame(seed: number) {
  const found = { acts: [0, 0, 0, 0], bots: [0, 0, 0, 0], longest: 0 };
  let idle: Millis | null = null;
  const follower: Bot = ({ game, at, acted = -DEED }): Decision => {
    if (at < acted + DEED) return { askAgainAt: acted + DEED };
    const moment = momentIn(game, at);
    const command = moment === null ? undefined : ringed(game, at, moment);
    const runs = isRound(game) && game.timing === 'timed';
    idle = runs ? (idle ?? at) : null;
    if (idle !== null) found.longest = Math.max(found.longest, at - idle);
    if (command === undefined) return { askAgainAt: at + LOOK };
    idle = null;
    return { do: command };
  };
  const options = { ...tableOptions({ seats: 3, seed }), timing: ['untimed', 'timed', 'timed', 'timed'] } as const;
  const bots = [follower, botFor('novice'), botFor('novice')];
  fight(
    options,
    bots,
    bots.map((_, seat) => diceOf(seed + seat)),
    ({ seat, command }, _, { round }) => {
      if (command.type !== 'act') return;
      const count = seat === SEAT ? found.acts : found.bots;
      count[round - 1] = (count[round - 1] ?? 0) + 1;
    },
  );
  return found;
}

const SEEDS = [1, 2, 3, 4, 5, 6];
const IN_A_ROUND = 7;

test('who follows the ring acts as often as the novices where sand runs, and never watches for more than 45 seconds', () => {
  const games = SEEDS.map(guidedGame);
  const mean = (count: (game: (typeof games)[number]) => number) =>
    games.reduce((sum, game) => sum + count(game), 0) / games.length;
  for (const nth of [1, 2, 3]) expect(mean(({ acts }) => acts[nth] ?? 0)).toBeGreaterThan(IN_A_ROUND);
  const timed = (counts: readonly number[]) => counts.slice(1).reduce((sum, count) => sum + count, 0);
  expect(mean(({ acts }) => timed(acts))).toBeGreaterThan(mean(({ bots }) => timed(bots) / 2));
  expect(Math.max(...games.map(({ longest }) => longest))).toBeLessThanOrEqual(45_000);
});
