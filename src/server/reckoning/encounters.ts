import type { RatingStep, Result } from '#table/kept';
import { aged, type Encounter, NEWCOMER, type Strength, stepped } from './glicko.ts';

/** A rating and when it was last played for; undefined for a person who has none at this pace. */
export type Known = (Strength & { readonly lastAt: number }) | undefined;

/**
 * The results with what they make of the ratings of those who played. Only persons are rated, and only by a rated game of
 * at least two of them, each in one seat.
 */
export function withSteps(results: readonly Result[], knownOf: (person: string) => Known): readonly Result[] {
  const people = results.filter(({ rated, person }) => rated && person !== null);
  const isFair = new Set(people.map(({ person }) => person)).size === people.length;
  if (people.length < 2 || !isFair) return results;
  const strengths = new Map(people.map((one) => [one, strengthAt(knownOf(one.person ?? ''), one.endedAt)]));
  return results.map((own) => {
    const before = strengths.get(own);
    const met = people.flatMap((other) => encounterOf(own, other, strengths.get(other) ?? NEWCOMER));
    return before === undefined || met.length === 0 ? own : { ...own, rating: stepOf(before, stepped(before, met)) };
  });
}

const strengthAt = (known: Known, now: number): Strength =>
  known === undefined ? NEWCOMER : aged(known, now - known.lastAt);

/**
 * Who ends before another has beaten them. Who left, and had a bot end the game, has lost to all who stayed. Those have
 * beaten the one who left if they end before that bot; if the bot ends before them, it does not count for them.
 */
function encounterOf(own: Result, other: Result, strength: Strength): readonly Encounter[] {
  if (own.seat === other.seat || (own.standIn && other.standIn)) return [];
  if (own.standIn) return [{ other: strength, score: 0 }];
  const isAhead = own.place < other.place;
  return other.standIn && !isAhead ? [] : [{ other: strength, score: isAhead ? 1 : 0 }];
}

/** To the hundredth: sums of such numbers are the same in every order. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;

const stepOf = (before: Strength, after: Strength): RatingStep => ({
  before: hundredths(before.rating),
  after: hundredths(after.rating),
  deviation: hundredths(after.deviation),
  volatility: after.volatility,
});
