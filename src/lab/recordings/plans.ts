import { type Bot, type Decision, type Dice, diceOf, greedy, novice, random } from '#bots';
import type { GoodKind, Goods } from '#content';
import { type Command, forbids, type Options, TIMINGS, type Timing } from '#engine';
import { drawTable, ROUNDS } from '../games/drawTable.ts';
import { contest } from './contest.ts';
import { type Packed, packAsks } from './packed.ts';
import { PROBES } from './probes.ts';

/** How many packed games there are beside the readable ones. */
export const PLANS = 386;

const one = <T>(of: readonly T[], nth: number): T => of[nth % of.length] as T;

const KINDS = ['timed', 'untimed', 'mixed'] as const;
const HABITS = ['plain', 'pauses', 'votes', 'sleeps', 'standIn', 'ahead', 'rich'] as const;
type Habit = (typeof HABITS)[number];

/** The nth game: its number says how many play, how, with what, and who claims what. */
export function playPlan(nth: number): Packed {
  for (let again = 0; again < 20; again += 1) {
    const packed = tryPlan(nth, nth + again * PLANS);
    if (packed !== undefined) return packed;
  }
  throw new Error(`game ${nth + 1} does not come to an end`);
}

function tryPlan(nth: number, seed: number): Packed | undefined {
  const habit = one(HABITS, nth);
  const options = optionsFor(nth, seed, habit);
  const about = `${nth + 1}: ${options.seats.length} players, ${options.timing.join(' ')}, ${habit}`;
  const bots = options.seats.map((_, seat) => botFor(nth, seat, habit));
  try {
    const { opening, asks } = contest(options, bots, diceOf(seed), one([4, 0, 8, 2], nth), PROBES);
    return packAsks(about, options, opening, asks);
  } catch {
    return undefined;
  }
}

function optionsFor(nth: number, seed: number, habit: Habit): Options {
  const dice = diceOf(seed + 1_000_000);
  const kind = habit === 'sleeps' ? 'timed' : one(KINDS, Math.floor(nth / 5));
  const drawn = drawTable(dice, 1 + (nth % 5), kind);
  const goods = handicap(dice, habit);
  return {
    ...drawn,
    timing: kind === 'mixed' ? mixed(nth) : drawn.timing,
    seats: drawn.seats.map((seat) => ({ ...seat, handicap: goods })),
    speed: 10,
    privilegeWindow: one([1000, 1000, 250, 0], Math.floor(nth / 3)),
    waitLimit: habit === 'sleeps' ? 20_000 : one([0, 60_000], nth),
    lastWord: one([20_000, 5000], nth),
  };
}

const mixed = (nth: number): readonly Timing[] =>
  Array.from({ length: ROUNDS }, (_, round) => one(TIMINGS, (nth >> round) & 1));

/** Far ahead on every track, or well off: so games end in every way, ties and glory among them. */
function handicap(dice: Dice, habit: Habit): Goods {
  const some = (kinds: readonly GoodKind[], most: number): Goods =>
    Object.fromEntries(kinds.map((kind) => [kind, dice.next(most)]));
  if (habit === 'ahead')
    return { power: 20, prestige: 20, popularity: 20, ...some(['military', 'culture', 'gold'], 9), votes: 4 };
  if (habit === 'rich') return some(['military', 'culture', 'gold', 'votes', 'power', 'prestige', 'popularity'], 11);
  return {};
}

/** Asks for something else first, if that is allowed. */
const before =
  (bot: Bot, wish: (dice: Dice) => Command | undefined): Bot =>
  (sight, dice) => {
    const { game, seat, at } = sight;
    if (game.paused) return { do: { type: 'resume' } };
    const command = wish(dice);
    if (command !== undefined && forbids(game, { seat, at, command }) === undefined) return { do: command };
    return bot(sight, dice);
  };

const ASLEEP: Decision = { askAgainAt: Number.POSITIVE_INFINITY };

const rarely = (dice: Dice, command: Command): Command | undefined => (dice.next(25) === 0 ? command : undefined);

function botFor(nth: number, seat: number, habit: Habit): Bot {
  const bot = before(one([random, greedy, novice()], nth + (nth % 4 === 0 ? seat : 0)), () => undefined);
  switch (habit) {
    case 'pauses':
      return before(bot, (dice) => rarely(dice, { type: 'pause' }));
    case 'votes':
      return before(bot, (dice) => rarely(dice, { type: 'voteTiming', timing: one(TIMINGS, dice.next(2)) }));
    case 'sleeps':
      return seat === 0 ? before(bot, () => ({ type: 'callTime' })) : () => ASLEEP;
    case 'standIn':
      return standIn(bot);
    default:
      return bot;
  }
}

/** A person who is away for a while, and played by a bot until they return. */
const standIn =
  (person: Bot): Bot =>
  (sight, dice) =>
    (sight.game.round % 2 === 0 ? greedy : person)(sight, dice);
