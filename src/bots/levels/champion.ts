import { type Command, forbids } from '#engine';
import type { Network } from '../chances/network.ts';
import { optionsFor } from '../deeds/options.ts';
import { placeIdle } from '../deeds/placing.ts';
import { thinkOver } from '../deeds/think.ts';
import type { Bot, Decision, Sight } from '../view/bot.ts';
import { second } from '../view/clock.ts';
import { viewOf } from '../view/view.ts';
import { INSIGHT, type Insight, insightAt, NONE, outcome, type Search } from './foresight.ts';
import { MASTER_PACE } from './master.ts';
import { type Pace, readyAt, waitFrom } from './pace.ts';

/** Rolls the game forward from all that it might do and takes what makes it likeliest to win, as a network has learnt to see it. */
export function champion(network: Network, pace: Pace = MASTER_PACE, over: Partial<Insight> = {}): Bot {
  return (sight) => {
    const ready = readyAt(sight, pace);
    if (sight.at < ready) return { askAgainAt: Math.ceil(ready) };
    const insight = { ...insightAt(sight.game.players.length), ...over };
    return search({ sight, network, insight, steps: 0 }) ?? waitFrom(sight);
  };
}

function search(of: Search): Decision | undefined {
  const { game, seat, at } = of.sight;
  const view = viewOf(game, seat, at, of.insight.habits);
  const first = thinkOver(view, placeIdle);
  const idea = first !== undefined && 'do' in first ? first.do : undefined;
  if (!isWorthAThought(of, idea)) return first;
  const others = optionsFor(view).filter(
    (command) => of.insight.considers.includes(command.type) && !isSame(command, idea),
  );
  return others.length === 0 ? first : choose(of, idea, first, others);
}

const CALM: ReadonlySet<Command['type']> = new Set(['flip', 'refresh']);

/** A champion with nothing to do need not look for something at every moment. */
function isWorthAThought({ sight, insight }: Search, idea: Command | undefined): boolean {
  const { game, seat, at } = sight;
  if (game.paused || game.players[seat]?.done === true || game.players[seat]?.ready === true) return false;
  if (game.phase === 'rewards' || game.phase === 'placement') return idea !== undefined;
  if (idea !== undefined && !CALM.has(idea.type)) return true;
  return (
    insight.considers.includes('idle') &&
    game.phase === 'round' &&
    (Math.floor(at / second(game)) + seat) % insight.idles === 0
  );
}

/** The first idea is taken unless another is clearly better; in a round, so is waiting. What is like it is tried first. */
function choose(of: Search, idea: Command | undefined, first: Decision | undefined, others: readonly Command[]) {
  const { game, seat, at } = of.sight;
  const isDeed = idea !== undefined && !CALM.has(idea.type) && idea.type !== 'done' && idea.type !== 'ready';
  const plain = outcome(of, isDeed ? idea : undefined, false, NONE);
  let best = { decision: first, plan: plain };
  const consider = (command: Command | undefined, margin: number): void => {
    if (of.steps >= of.insight.steps) return;
    if (command !== undefined && forbids(game, { seat, at, command }) !== undefined) return;
    const plan = outcome(of, command, command === undefined, best.plan);
    if (plan.worth <= Math.max(plain.worth + margin, best.plan.worth)) return;
    best = { decision: command === undefined ? waitFrom(of.sight) : { do: command }, plan };
  };
  const isLike = ({ type }: Command): boolean => isDeed && type === idea.type;
  for (const command of others) if (isLike(command)) consider(command, of.insight.clearly);
  if (isDeed && mayWait(of)) consider(undefined, of.insight.boldly);
  for (const command of others) if (!isLike(command)) consider(command, of.insight.boldly);
  return best.decision;
}

function mayWait({ sight: { game, seat }, insight }: Search): boolean {
  if (!insight.considers.includes('wait') || game.players[seat]?.todo.length !== 0) return false;
  return game.phase === 'round' && game.timing === 'timed';
}

const isSame = (one: Command, other: Command | undefined): boolean =>
  other !== undefined && one.type === other.type && JSON.stringify(one) === JSON.stringify(other);

/** All that a seat might do now. */
export const optionsBeside = ({ game, seat, at }: Sight): readonly Command[] =>
  optionsFor(viewOf(game, seat, at, INSIGHT.habits));
