import type { Command, Seat } from '#engine';
import type { Moment } from '../log/walk.ts';
import type { Decision } from './decisions.ts';

/** Something a seat might do, or waiting (null), and its chance to win with it. The champion says so. */
export interface Choice {
  readonly command: Command | null;
  readonly chance: number;
}

/** A choice that made a seat less likely to win than another would have. */
export interface Lapse extends Decision {
  readonly best: Choice;
  /** How much of a chance it cost. */
  readonly cost: number;
}

/** Less than this is no more than opinion. */
const WORTH_TELLING = 0.03;
/** Two choices so close are as good as each other. */
const AS_GOOD = 0.015;

export const isAsGood = (best: Choice, chosen: Choice): boolean => best.chance - chosen.chance <= AS_GOOD;

const isSameDeed = (one: Command | null, other: Command | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const choiceOf = (choices: readonly Choice[], did: Command | null): Choice | undefined =>
  choices.find(({ command }) => isSameDeed(command, did));

/** Choices are best first. */
export function lapseOf(decision: Decision, choices: readonly Choice[]): Lapse | null {
  const [best] = choices;
  const chosen = choiceOf(choices, decision.did);
  if (best === undefined || chosen === undefined) return null;
  if (decision.soonAfter.some((command) => isSameDeed(command, best.command))) return null;
  const cost = best.chance - chosen.chance;
  return cost < WORTH_TELLING ? null : { ...decision, best, cost };
}

const MOST = 5;
/** Of two lapses that lie closer together only the dearer is told: mostly they are the same. */
const APART = 15_000;

/** The dearest of a seat, in the order of the game. */
export function dearest<L extends Moment & { readonly cost: number; readonly seat: Seat }>(
  lapses: readonly L[],
  seat: Seat,
): readonly L[] {
  const chosen: L[] = [];
  const own = lapses.filter((lapse) => lapse.seat === seat);
  for (const lapse of own.toSorted((one, other) => other.cost - one.cost)) {
    if (chosen.length < MOST && chosen.every(({ at }) => Math.abs(at - lapse.at) > APART)) chosen.push(lapse);
  }
  return chosen.toSorted((one, other) => one.at - other.at);
}
