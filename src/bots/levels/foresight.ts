import { blind, type Command, copy, isRefusal, type Millis, type OwnGame, type Peek, play, type Seat } from '#engine';
import { FEATURES, putPosition } from '../chances/features.ts';
import { look, type Network, oddsOf } from '../chances/network.ts';
import { sheetOf } from '../chances/sheet.ts';
import type { Sight } from '../view/bot.ts';
import { type Clock, clockOf } from '../view/clock.ts';
import { positionWorth } from '../view/position.ts';
import { ADEPT_TASTE, MASTER_HABITS, MASTER_TASTE, type Taste } from '../view/taste.ts';
import { type Dream, rollOut } from './imagine.ts';

/** Another way to imagine a plan: how all are taken to play, and how far it is rolled ahead, as a part of the usual. */
interface Way extends Pick<Insight, 'habits' | 'rivals'> {
  readonly part: number;
}

/** How a champion thinks. */
export interface Insight {
  /** How far plans are rolled ahead at most, in seconds of the printed game, and after which parts of it they are judged. */
  readonly ahead: number;
  readonly looks: readonly number[];
  /** How many imagined steps one decision may take; after that the best so far is taken. */
  readonly steps: number;
  /** How the seat and its rivals are taken to play without a second thought. */
  readonly habits: Taste;
  readonly rivals: Taste;
  /** Other ways in which a plan is imagined that is not far behind in the first one; the mean of them all is its worth. */
  readonly again: readonly Way[];
  /** What a point of worth by a master's taste adds to the logarithm of the odds. */
  readonly taste: number;
  /** What another idea must add to the logarithm of the odds; and what one out of turn must, or waiting. */
  readonly clearly: number;
  readonly boldly: number;
  /** A plan that lags so far behind the best after the first look is given up. */
  readonly hopeless: number;
  /** What is thought over besides the first idea. */
  readonly considers: readonly (Command['type'] | 'wait' | 'idle')[];
  /** With nothing to do, it looks for something in one of so many seconds. */
  readonly idles: number;
  /** A plan that crosses a council ends with it, but not before so many looks. */
  readonly crosses: number;
}

export const INSIGHT: Insight = {
  ahead: 250,
  looks: [0.4, 0.55, 0.7, 0.85, 1],
  steps: 1000,
  habits: MASTER_HABITS,
  rivals: MASTER_HABITS,
  again: [],
  taste: 0.12,
  clearly: 0.01,
  boldly: 0.04,
  hopeless: 0.4,
  considers: ['wait', 'idle', 'move', 'act', 'play', 'pickUp', 'claim', 'answer', 'takeReward'],
  idles: 6,
  crosses: 1,
};

/** How else the seat and its rival may be taken to play. */
const OTHER_HABITS: Taste = { ...MASTER_HABITS, wage: 0.009, unblocked: 0.85, gold: 0.7, falls: 0.08 };

/** With one rival to imagine there is time for more plans, further ahead, and in more than one way. */
const OF_TWO: Insight = {
  ...INSIGHT,
  ahead: 300,
  steps: 2000,
  taste: 0.18,
  idles: 3,
  again: [{ part: 0.8, habits: OTHER_HABITS, rivals: ADEPT_TASTE }],
};

/** How a champion thinks at a table of so many. */
export const insightAt = (players: number): Insight => (players === 2 ? OF_TWO : INSIGHT);

/** One decision being thought over. */
export interface Search {
  readonly sight: Sight;
  readonly network: Network;
  readonly insight: Insight;
  steps: number;
}

/** Undealt provinces are taken for those of the common kind. */
const guess: Peek = (deck, nth) => (deck === 'provinces' ? 'saltmarsh' : blind(deck, nth));

/** What a plan was worth at the first look, and in all; and the logarithm of the odds by the network alone, which are true. */
export interface Plan {
  readonly first: number;
  readonly worth: number;
  readonly odds: number;
}

const NOTHING = Number.NEGATIVE_INFINITY;
export const NONE: Plan = { first: NOTHING, worth: NOTHING, odds: NOTHING };
/** Beside it no plan is given up but for want of steps. */
const UNBEATEN: Plan = { ...NONE };

/** How likely the seat is to win if this is done now, if nothing is, or if it holds until the next timer turns. */
export function outcome(of: Search, command: Command | undefined, holds: boolean, best: Plan): Plan {
  const plan = imagined(of, command, holds, best);
  const { again, hopeless } = of.insight;
  if (again.length === 0 || plan.worth <= best.worth - hopeless) return plan;
  const plans = [plan];
  for (const { part, ...other } of again) {
    const search = { ...of, insight: { ...of.insight, ...other, ahead: of.insight.ahead * part } };
    plans.push(imagined(search, command, holds, best === NONE ? NONE : UNBEATEN));
    of.steps = search.steps;
  }
  const mean = (part: keyof Look): number => plans.reduce((sum, one) => sum + one[part], 0) / plans.length;
  return { first: plan.first, worth: mean('worth'), odds: mean('odds') };
}

/** One way in which it may come. */
function imagined(of: Search, command: Command | undefined, holds: boolean, best: Plan): Plan {
  const { seat, at } = of.sight;
  const { ahead, looks, hopeless, crosses } = of.insight;
  const game = copy(of.sight.game);
  if (command !== undefined && isRefusal(play(game, { seat, at, command }, guess))) return NONE;
  const dream = dreamOf(game, seat, at, of.insight);
  const end = clockOf(game, at).left;
  const seen: Look[] = [];
  const goesOn = (_: Dream, { left }: Clock): boolean => {
    while (seen.length < looks.length && end - left >= ahead * (looks[seen.length] ?? 0)) seen.push(lookAt(of, dream));
    if (seen.length >= crosses && game.phase === 'round' && game.round > of.sight.game.round) return false;
    return seen.length < looks.length && (seen[0]?.worth ?? NEVER) > best.first - hopeless;
  };
  rollOut(dream, { until: NEVER, goesOn, most: Math.min(MOST_STEPS, of.insight.steps - of.steps), holds });
  of.steps += dream.steps;
  if (best !== NONE && of.steps >= of.insight.steps) return NONE;
  const first = (seen[0] ?? lookAt(of, dream)).worth;
  if (first <= best.first - hopeless) return NONE;
  if (seen.length < looks.length) seen.push(...Array<Look>(looks.length - seen.length).fill(lookAt(of, dream)));
  const mean = (part: keyof Look): number => seen.reduce((sum, one) => sum + one[part], 0) / looks.length;
  return { first, worth: mean('worth'), odds: mean('odds') };
}

const MOST_STEPS = 300;
const NEVER = Number.POSITIVE_INFINITY;

const dreamOf = (game: OwnGame, seat: Seat, now: Millis, { habits, rivals }: Insight): Dream => ({
  game,
  seat,
  habits,
  rivals,
  peek: guess,
  now,
  steps: 0,
});

/** Where a champion's plans lead that does what comes to mind first; the game given is played with. */
export function dreamed(game: OwnGame, seat: Seat, at: Millis, ahead: number): Dream {
  const dream = dreamOf(game, seat, at, INSIGHT);
  const end = clockOf(game, at).left;
  rollOut(dream, { until: NEVER, goesOn: (_, { left }) => end - left < ahead, most: MOST_STEPS });
  return dream;
}

const sheet = sheetOf(FEATURES);

type Look = Omit<Plan, 'first'>;

/** The network sees the whole table but not every small thing; a master's taste sees each small thing of its own. */
function lookAt({ network, insight }: Search, { game, seat, now }: Dream): Look {
  putPosition(sheet, game, now);
  const taste = insight.taste * positionWorth(game, seat, now, MASTER_TASTE);
  const odds = oddsOf(look(network, sheet.bytes, game.players.length), seat, game.players.length);
  return { worth: taste + odds, odds };
}
